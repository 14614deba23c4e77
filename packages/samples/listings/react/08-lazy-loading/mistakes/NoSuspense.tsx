import { lazy, useState } from 'react';

// #region missing
const AuthorEditor = lazy(async () => {
  const { AuthorEditor } = await import('./AuthorEditor');
  return { default: AuthorEditor };
});

export function App() {
  const [isWriting, setIsWriting] = useState(false);
  return isWriting ? (
    <AuthorEditor />
  ) : (
    <button type="button" onClick={() => setIsWriting(true)}>
      Write a question
    </button>
  );
}
// #endregion missing
