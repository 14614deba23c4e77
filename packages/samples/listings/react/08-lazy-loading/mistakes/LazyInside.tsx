import { lazy, Suspense, useState } from 'react';

// #region inside
export function App() {
  const [hints, setHints] = useState(0);
  const AuthorEditor = lazy(async () => {
    const { AuthorEditor } = await import('./AuthorEditor');
    return { default: AuthorEditor };
  });
  return (
    <main>
      <button type="button" onClick={() => setHints(hints + 1)}>
        Hints: {hints}
      </button>
      <Suspense fallback={<p>Loading the editor</p>}>
        <AuthorEditor />
      </Suspense>
    </main>
  );
}
// #endregion inside
