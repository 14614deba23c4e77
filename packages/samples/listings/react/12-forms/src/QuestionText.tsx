import { useId, useState } from 'react';

const LONGEST = 60;

export function QuestionText() {
  const [text, setText] = useState('');
  const id = useId();
  const left = LONGEST - text.length;

  return (
    <p>
      <label htmlFor={id}>Question</label>
      <input id={id} name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <small>{left < 0 ? `${-left} too many` : `${left} left`}</small>
    </p>
  );
}
