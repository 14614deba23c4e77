import { useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { questions } from './questions';

export function App() {
  const [seconds, setSeconds] = useState<readonly number[]>([]);
  const question = questions[seconds.length];

  if (question === undefined) {
    return <p>Seconds for each question: {seconds.join(', ')}</p>;
  }
  return (
    <AnswerForm
      key={question.id}
      question={question}
      onSolved={(needed) => setSeconds([...seconds, needed])}
    />
  );
}
