import { memo, useState } from 'react';

interface Question {
  id: string;
  text: string;
}

interface RowProps {
  question: Question;

  onRender: (questionId: string) => void;
}

function Row({ question, onRender }: RowProps) {
  onRender(question.id);
  const [isStarred, setStarred] = useState(false);
  return (
    <li>
      {isStarred ? '★' : '☆'} {question.text}
      <button
        type="button"
        aria-label={`Star ${question.id}`}
        onClick={() => setStarred(!isStarred)}
      >
        Star
      </button>
    </li>
  );
}

const MemoRow = memo(Row);

function NoteField() {
  const [note, setNote] = useState('');
  return (
    <>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <p>Note: {note}</p>
    </>
  );
}

interface StarredOverviewProps {
  questions: readonly Question[];
  onRender: (questionId: string) => void;
}

export function StarredOverview({ questions, onRender }: StarredOverviewProps) {
  return (
    <main>
      <NoteField />
      <p>Stars: {0}</p>
      <ul>
        {questions.map((question) => (
          <MemoRow key={question.id} question={question} onRender={onRender} />
        ))}
      </ul>
    </main>
  );
}
