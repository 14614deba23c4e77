import { QuestionList } from './QuestionList';

export function App() {
  return (
    <main>
      <h1>Questions</h1>
      <QuestionList />
    </main>
  );
}
