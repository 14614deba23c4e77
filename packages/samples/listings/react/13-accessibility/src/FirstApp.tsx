import { useState } from 'react';
import { QuestionCard } from './QuestionCard';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const question = questions[index];

  if (question === undefined) {
    return <h1>You solved all {questions.length} questions.</h1>;
  }
  return (
    <main>
      <h1>
        Question {index + 1} of {questions.length}
      </h1>
      <QuestionCard key={question.id} question={question} onNext={() => setIndex(index + 1)} />
    </main>
  );
}
