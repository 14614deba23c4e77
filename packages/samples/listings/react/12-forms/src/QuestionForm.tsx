import { useActionState } from 'react';
import { Field } from './Field';
import { type DraftErrors, readDraft } from './readDraft';
import { saveQuestion } from './saveQuestion';

interface FormState {
  message: string;
  errors: DraftErrors;
  /** What the fields hold after the action; none: they are empty. */
  typed?: FormData;
}

async function save(_before: FormState, form: FormData): Promise<FormState> {
  const result = readDraft(form);
  if (result.status === 'invalid') return { message: '', errors: result.errors, typed: form };

  const problem = await saveQuestion(result.draft);
  return problem === null
    ? { message: 'Saved.', errors: {} }
    : { message: '', errors: { text: problem }, typed: form };
}

export function QuestionForm() {
  const [{ message, errors, typed }, action, isPending] = useActionState(save, {
    message: '',
    errors: {},
  });
  const typedIn = (name: string) => typed?.get(name)?.toString();

  return (
    <form action={action}>
      <Field label="Question" name="text" error={errors.text} defaultValue={typedIn('text')} />
      <Field label="Answer" name="answer" error={errors.answer} defaultValue={typedIn('answer')} />
      <Field
        label="Points"
        name="points"
        type="number"
        error={errors.points}
        defaultValue={typedIn('points') ?? '1'}
      />
      <button type="submit" disabled={isPending}>
        {isPending ? 'Saving' : 'Save'}
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
