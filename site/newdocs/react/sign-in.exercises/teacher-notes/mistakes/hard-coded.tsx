import { useState } from 'react';

interface User {
  uid: string;
  role: 'learner' | 'teacher';
}

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  | { status: 'refreshing'; user: User };

interface NotesPageProps {
  session: Session;
  onSignIn: () => void;
}

function Notes() {
  const [text, setText] = useState('');
  return (
    <label>
      Notes <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text.length} letters</output>
    </label>
  );
}

export function NotesPage({ session, onSignIn }: NotesPageProps) {
  return (
    <main>
      <button type="button" onClick={onSignIn}>
        Sign in
      </button>
      <p>{session.status}</p>
      <Notes />
    </main>
  );
}
