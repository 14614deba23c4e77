import { useState } from 'react';
import { QuestionCard } from './QuestionCard';
import { questions } from './questions';

export function App() {
  const [index, setIndex] = useState(0);
  const [solved, setSolved] = useState<string[]>([]);
  const question = questions[index];

  if (question === undefined) {
    return <p>You solved all {questions.length} questions.</p>;
  }
  return (
    <main>
      <QuestionCard
        key={question.id}
        question={question}
        onSolved={(questionId) => setSolved([...solved, questionId])}
      >
        <p>
          Question {index + 1} of {questions.length}
        </p>
      </QuestionCard>
      <button
        type="button"
        disabled={!solved.includes(question.id)}
        onClick={() => setIndex(index + 1)}
      >
        Next
      </button>
    </main>
  );
}
