export interface User {
  uid: string;
  email: string;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

type Listener = (user: User | null) => void;

const ADDRESSES = ['owl@riddle.example', 'fox@riddle.example'];
const STORED_AS = 'riddle-signed-in';
const listeners = new Set<Listener>();
let currentUser: User | null | undefined;

function createUser(email: string): User {
  const uid = `uid-${email.split('@')[0]}`;
  const newToken = () => `${uid} ${Date.now()}`;
  let token = newToken();
  return {
    uid,
    email,
    async getIdToken(forceRefresh = false) {
      if (forceRefresh) token = newToken();
      return token;
    },
  };
}

function setUser(user: User | null) {
  currentUser = user;
  for (const listener of listeners) listener(user);
}

// Firebase remembers who is signed in, and needs a moment to look it up.
setTimeout(() => {
  const email = localStorage.getItem(STORED_AS);
  setUser(email === null ? null : createUser(email));
}, 500);

/** Calls the listener when it is known who is signed in, and after each change. */
export function onAuthStateChanged(listener: Listener): () => void {
  listeners.add(listener);
  if (currentUser !== undefined) listener(currentUser);
  return () => listeners.delete(listener);
}

export async function signInWithEmailAndPassword(email: string, password: string) {
  if (!ADDRESSES.includes(email) || password !== 'riddle') {
    throw new Error('The address or the password is wrong.');
  }
  localStorage.setItem(STORED_AS, email);
  setUser(createUser(email));
}

export async function signOut() {
  localStorage.removeItem(STORED_AS);
  setUser(null);
}
