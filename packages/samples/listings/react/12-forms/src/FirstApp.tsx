import { useState } from 'react';
import { QuestionForm } from './CheckedForm';
import type { Draft } from './readDraft';

export function App() {
  const [drafts, setDrafts] = useState<Draft[]>([]);

  return (
    <main>
      <h1>New question</h1>
      <QuestionForm onSave={(draft) => setDrafts([...drafts, draft])} />
      <pre>{JSON.stringify(drafts, null, 2)}</pre>
    </main>
  );
}
