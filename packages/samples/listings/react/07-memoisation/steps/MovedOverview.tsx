import { useState } from 'react';
import { filterQuestions } from '../src/filterQuestions';
import { NoteField } from '../src/NoteField';
import { QuestionRow } from '../src/QuestionRow';
import { questions } from '../src/questions';

export function MovedOverview() {
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
