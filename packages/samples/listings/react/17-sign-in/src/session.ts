import { create } from 'zustand';
import { callRiddle } from './callRiddle';
import { onAuthStateChanged, type User } from './firebase';
import type { Role } from './riddleServer';

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User; role: Role };

export const useSession = create<Session>()(() => ({ status: 'unknown' }));

onAuthStateChanged(async (user) => {
  if (user === null) {
    useSession.setState({ status: 'signed-out' }, true);
    return;
  }
  try {
    const { role } = await callRiddle<{ role: Role }>(user, '/me');
    useSession.setState({ status: 'signed-in', user, role }, true);
  } catch {
    useSession.setState({ status: 'signed-out' }, true);
  }
});

/** Waits until it is known whether somebody is signed in. */
export function sessionReady(): Promise<Exclude<Session, { status: 'unknown' }>> {
  return new Promise((resolve) => {
    const look = (session: Session) => {
      if (session.status === 'unknown') return;
      stop();
      resolve(session);
    };
    const stop = useSession.subscribe(look);
    look(useSession.getState());
  });
}
