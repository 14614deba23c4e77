import { useEffect, useState } from 'react';
import { questions } from '../src/manyQuestions';
import { QuestionRow } from '../src/QuestionRow';

function Clock() {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  return <p>{seconds} s</p>;
}

export function TimedOverview() {
  return (
    <main>
      <Clock />
      <ul>
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} onOpen={console.log} />
        ))}
      </ul>
    </main>
  );
}
