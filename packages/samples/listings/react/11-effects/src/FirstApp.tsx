import { useState } from 'react';
import { Countdown } from './Countdown';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  if (question === undefined) {
    return <p>You saw all {questions.length} questions.</p>;
  }
  return (
    <main>
      <h2>{question.text}</h2>
      <Countdown key={question.id} from={20} />
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
    </main>
  );
}
