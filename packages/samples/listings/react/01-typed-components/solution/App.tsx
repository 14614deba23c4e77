import { NumberCard } from './NumberCard';

const question = { id: 'q5', text: 'How long is a day in hours?', answer: 24, tolerance: 0.1 };

export function App() {
  return <NumberCard question={question} onSolved={(questionId) => console.log(questionId)} />;
}
