import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface Question {
  id: string;
  text: string;
}

type Stars = StoreApi<Record<string, boolean>>;

interface RowProps {
  question: Question;
  stars: Stars;
  onRender: (questionId: string) => void;
}

function Row({ question: { id, text }, stars, onRender }: RowProps) {
  onRender(id);
  const isStarred = useStore(stars, (state) => state[id] === true);
  return (
    <li>
      <span>{isStarred ? '★' : '☆'}</span>
      <span>{text}</span>
      <button
        type="button"
        aria-label={`Star ${id}`}
        onClick={() => stars.setState({ [id]: !isStarred })}
      >
        Star
      </button>
    </li>
  );
}

function Count({ stars }: { stars: Stars }) {
  const count = useStore(stars, (state) => Object.values(state).filter(Boolean).length);
  return <p>Stars: {count}</p>;
}

function Note() {
  const [note, setNote] = useState('');
  return (
    <label>
      Note
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>Note: {note}</output>
    </label>
  );
}

interface StarredOverviewProps {
  questions: readonly Question[];
  onRender: (questionId: string) => void;
}

export function StarredOverview({ questions, onRender }: StarredOverviewProps) {
  const [stars] = useState(() => createStore((): Record<string, boolean> => ({})));
  return (
    <>
      <Note />
      <Count stars={stars} />
      <ul>
        {questions.map((question) => (
          <Row key={question.id} question={question} stars={stars} onRender={onRender} />
        ))}
      </ul>
    </>
  );
}
