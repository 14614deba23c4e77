import { lazy, Suspense } from 'react';
import { AuthorEditor } from './AuthorEditor';

const LazyEditor = lazy(async () => ({
  default: (await import('./AuthorEditor')).AuthorEditor,
}));

export function App() {
  return (
    <main>
      <Suspense fallback={<p>Loading the editor</p>}>
        <LazyEditor />
      </Suspense>
      <p>Editor: {AuthorEditor.name}</p>
    </main>
  );
}
