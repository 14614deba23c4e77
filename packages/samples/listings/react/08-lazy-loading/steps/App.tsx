import { useState } from 'react';
import { AuthorEditor } from './AuthorEditor';

export function App() {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <main>
      <h1>Riddle</h1>
      <button type="button" onClick={() => setIsWriting(true)}>
        Write a question
      </button>
      {isWriting && <AuthorEditor />}
    </main>
  );
}
