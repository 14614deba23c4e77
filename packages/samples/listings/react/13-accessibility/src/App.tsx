import { useState } from 'react';
import { FocusedHeading } from './FocusedHeading';
import { QuestionCard } from './QuestionCard';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  return (
    <main>
      <FocusedHeading topic={index}>
        {question === undefined
          ? `You solved all ${questions.length} questions.`
          : `Question ${index + 1} of ${questions.length}`}
      </FocusedHeading>
      {question && (
        <QuestionCard key={question.id} question={question} onNext={() => setIndex(index + 1)} />
      )}
    </main>
  );
}
