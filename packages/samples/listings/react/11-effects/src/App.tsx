import { useState } from 'react';
import { questions } from './questions';
import { TimedQuestion } from './TimedQuestion';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  if (question === undefined) {
    return <p>You saw all {questions.length} questions.</p>;
  }
  return <TimedQuestion key={question.id} question={question} onNext={() => setIndex(index + 1)} />;
}
