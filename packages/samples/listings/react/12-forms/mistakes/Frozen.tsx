import { useState } from 'react';

export function QuestionText() {
  // #region text
  const [text] = useState('');
  return <input name="text" value={text} />;
  // #endregion text
}
