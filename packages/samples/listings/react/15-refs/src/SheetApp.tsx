import { AnswerSheet } from './AnswerSheet';

export function App() {
  return (
    <main>
      <h1>All questions</h1>
      <AnswerSheet />
    </main>
  );
}
