import { useState } from 'react';
import { filterQuestions } from './filterQuestions';
import { questions } from './manyQuestions';
import { QuestionRow } from './QuestionRow';

export function SlowOverview() {
  const [note, setNote] = useState('');
  const [filter, setFilter] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = filterQuestions(questions, filter);
  return (
    <main>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input
        aria-label="Filter"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p>Open: {openId ?? 'none'}</p>
      <ul>
        {shown.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            onOpen={(questionId) => setOpenId(questionId)}
          />
        ))}
      </ul>
    </main>
  );
}
