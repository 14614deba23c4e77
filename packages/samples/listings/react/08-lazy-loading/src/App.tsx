import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

const loadEditor = () => import('./AuthorEditor');

const AuthorEditor = lazy(async () => {
  const { AuthorEditor } = await loadEditor();
  return { default: AuthorEditor };
});

export function App() {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <main>
      <h1>Riddle</h1>
      <button
        type="button"
        onPointerEnter={loadEditor}
        onFocus={loadEditor}
        onClick={() => setIsWriting(true)}
      >
        Write a question
      </button>
      {isWriting && (
        <ErrorBoundary fallback={() => <EditorFailed />}>
          <Suspense fallback={<p role="status">Loading the editor</p>}>
            <AuthorEditor />
          </Suspense>
        </ErrorBoundary>
      )}
    </main>
  );
}

function EditorFailed() {
  return (
    <div role="alert">
      <p>The editor could not be loaded.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </div>
  );
}
