import { memo, useState } from 'react';
import { filterQuestions } from './filterQuestions';
import { questions } from './manyQuestions';
import { NoteField } from './NoteField';
import { QuestionRow } from './QuestionRow';

const MemoRow = memo(QuestionRow);

export function MemoOverview() {
  const [filter, setFilter] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = filterQuestions(questions, filter);
  return (
    <main>
      <NoteField />
      <input
        aria-label="Filter"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p>Open: {openId ?? 'none'}</p>
      <ul>
        {shown.map((question) => (
          <MemoRow
            key={question.id}
            question={question}
            onOpen={(questionId) => setOpenId(questionId)}
          />
        ))}
      </ul>
    </main>
  );
}
