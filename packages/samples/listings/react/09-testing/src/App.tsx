import { useState } from 'react';
import { QuestionCard } from './QuestionCard';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  if (question === undefined) return <p>You solved all questions.</p>;
  return <QuestionCard key={question.id} question={question} onNext={() => setIndex(index + 1)} />;
}
