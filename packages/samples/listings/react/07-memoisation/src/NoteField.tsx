import { useState } from 'react';

export function NoteField() {
  const [note, setNote] = useState('');
  return <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />;
}
