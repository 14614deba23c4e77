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
  switch (session.status) {
    case 'unknown':
      return <p role="status">One moment.</p>;
    case 'signed-out':
      return (
        <button type="button" onClick={onSignIn}>
          Sign in
        </button>
      );
    case 'signed-in':
    case 'refreshing': {
      const { role } = session.user;
      return role === 'teacher' ? <Notes /> : <p>This page is for teachers.</p>;
    }
  }
}
