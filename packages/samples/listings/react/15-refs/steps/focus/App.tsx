import { useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  if (question === undefined) {
    return <p>You solved all {questions.length} questions.</p>;
  }
  return <AnswerForm key={question.id} question={question} onSolved={() => setIndex(index + 1)} />;
}
