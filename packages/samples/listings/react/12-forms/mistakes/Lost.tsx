import { useActionState } from 'react';

async function save(_before: string, form: FormData): Promise<string> {
  return form.get('answer') === '' ? 'Write the right answer.' : '';
}

export function QuestionForm() {
  const [error, action] = useActionState(save, '');
  return (
    <form action={action}>
      <input name="text" aria-label="Question" />
      <input name="answer" aria-label="Answer" />
      <button type="submit">Save</button>
      <p>{error}</p>
    </form>
  );
}
