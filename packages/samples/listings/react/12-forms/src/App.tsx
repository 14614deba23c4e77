import { QuestionForm } from './QuestionForm';

export function App() {
  return (
    <main>
      <h1>New question</h1>
      <QuestionForm />
    </main>
  );
}
