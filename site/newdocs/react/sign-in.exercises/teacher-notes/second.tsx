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
  const user = 'user' in session ? session.user : null;
  const isTeacher = user?.role === 'teacher';

  return (
    <section>
      {session.status === 'unknown' && 'One moment.'}
      {session.status === 'signed-out' && (
        <button type="button" onClick={() => onSignIn()}>
          Sign in
        </button>
      )}
      {user !== null && !isTeacher && <strong>This page is for teachers.</strong>}
      {user !== null && isTeacher && (
        <div key={user.uid}>
          <Notes />
        </div>
      )}
    </section>
  );
}
