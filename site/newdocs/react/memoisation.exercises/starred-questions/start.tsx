import { useState } from 'react';

interface Question {
  id: string;
  text: string;
}

interface RowProps {
  question: Question;
  starred: readonly string[];
  onStar: () => void;
  onRender: (questionId: string) => void;
}

function Row({ question, starred, onStar, onRender }: RowProps) {
  onRender(question.id);
  return (
    <li>
      {starred.includes(question.id) ? '★' : '☆'} {question.text}
      <button type="button" aria-label={`Star ${question.id}`} onClick={onStar}>
        Star
      </button>
    </li>
  );
}

interface StarredOverviewProps {
  questions: readonly Question[];
  onRender: (questionId: string) => void;
}

export function StarredOverview({ questions, onRender }: StarredOverviewProps) {
  const [note, setNote] = useState('');
  const [starred, setStarred] = useState<readonly string[]>([]);

  function toggle(id: string) {
    setStarred(starred.includes(id) ? starred.filter((other) => other !== id) : [...starred, id]);
  }

  return (
    <main>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <p>Note: {note}</p>
      <p>Stars: {starred.length}</p>
      <ul>
        {questions.map((question) => (
          <Row
            key={question.id}
            question={question}
            starred={starred}
            onStar={() => toggle(question.id)}
            onRender={onRender}
          />
        ))}
      </ul>
    </main>
  );
}
