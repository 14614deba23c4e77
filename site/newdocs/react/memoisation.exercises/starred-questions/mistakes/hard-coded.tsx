import { memo, useCallback, useState } from 'react';

interface Question {
  id: string;
  text: string;
}

interface RowProps {
  question: Question;
  isStarred: boolean;
  onStar: (questionId: string) => void;
  onRender: (questionId: string) => void;
}

function Row({ question, isStarred, onStar, onRender }: RowProps) {
  onRender(question.id);
  return (
    <li>
      {isStarred ? '★' : '☆'} {question.text}
      <button type="button" aria-label={`Star ${question.id}`} onClick={() => onStar(question.id)}>
        Star
      </button>
    </li>
  );
}

const MemoRow = memo(Row, () => true);

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
  const [starred, setStarred] = useState<readonly string[]>([]);

  const toggle = useCallback((id: string) => {
    setStarred((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  }, []);

  return (
    <main>
      <NoteField />
      <p>Stars: {starred.length}</p>
      <ul>
        {questions.map((question) => (
          <MemoRow
            key={question.id}
            question={question}
            isStarred={starred.includes(question.id)}
            onStar={toggle}
            onRender={onRender}
          />
        ))}
      </ul>
    </main>
  );
}
