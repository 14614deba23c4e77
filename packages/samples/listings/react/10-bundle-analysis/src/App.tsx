import { type SubmitEvent, useState } from 'react';

export type AnswerKind = 'string' | 'number';

export type IsValidAnswer = (kind: AnswerKind, value: unknown) => boolean | Promise<boolean>;

const question: { text: string; kind: AnswerKind } = {
  text: 'Which status code says that something was created?',
  kind: 'number',
};

export function App({ isValidAnswer }: { isValidAnswer: IsValidAnswer }) {
  const [answer, setAnswer] = useState(Number.NaN);
  const [message, setMessage] = useState('');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isValid = await isValidAnswer(question.kind, answer);
    setMessage(isValid ? 'Sent.' : 'Type a number.');
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        {question.text}
        <input type="number" onChange={(event) => setAnswer(event.target.valueAsNumber)} />
      </label>
      <button type="submit">Send</button>
      <p role="status">{message}</p>
    </form>
  );
}
