import { useState } from 'react';

export function QuestionText() {
  // #region text
  const [text, setText] = useState<string>();
  return <input name="text" value={text} onChange={(event) => setText(event.target.value)} />;
  // #endregion text
}
