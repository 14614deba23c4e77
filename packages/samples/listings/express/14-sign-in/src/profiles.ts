import type { Identity } from './verifyIdToken.js';

export interface Profile {
  uid: string;
  email: string;
  role: 'learner' | 'teacher';
}

const profiles = new Map<string, Profile>([
  ['uid-fox', { uid: 'uid-fox', email: 'fox@riddle.example', role: 'teacher' }],
]);

/** Riddle's own knowledge about somebody. The first visit creates it. */
export function profileOf({ uid, email }: Identity): Profile {
  const profile = profiles.get(uid) ?? { uid, email, role: 'learner' };
  profiles.set(uid, profile);
  return profile;
}
