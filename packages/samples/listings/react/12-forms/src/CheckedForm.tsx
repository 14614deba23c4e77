import { type SubmitEvent, useState } from 'react';
import { Field } from './Field';
import { type Draft, type DraftErrors, readDraft } from './readDraft';

export function QuestionForm({ onSave }: { onSave: (draft: Draft) => void }) {
  const [errors, setErrors] = useState<DraftErrors>({});

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = readDraft(new FormData(event.currentTarget));
    setErrors(result.status === 'invalid' ? result.errors : {});
    if (result.status === 'valid') onSave(result.draft);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Field label="Question" name="text" error={errors.text} />
      <Field label="Answer" name="answer" error={errors.answer} />
      <Field label="Points" name="points" type="number" defaultValue="1" error={errors.points} />
      <button type="submit">Save</button>
    </form>
  );
}
