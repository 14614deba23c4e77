import { type SubmitEvent, useState } from 'react';
import * as z from 'zod';

const questionText = z.string().min(10, 'Write at least ten characters.').endsWith('?');

export function AuthorEditor() {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { success, error } = questionText.safeParse(text);
    setMessage(success ? 'Saved.' : z.prettifyError(error));
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        Question
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">Save</button>
      <p role="status">{message}</p>
    </form>
  );
}
