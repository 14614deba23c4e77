import { useState } from 'react';

export function QuestionText() {
  const [text, setText] = useState<string>();
  return <input name="text" value={text} onChange={(event) => setText(event.target.value)} />;
}
