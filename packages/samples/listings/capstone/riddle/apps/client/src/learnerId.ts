const KEY = 'riddle-learner';

/** The secret id of this browser's learner. It is made on the first visit. */
export function learnerId(): string {
  const stored = localStorage.getItem(KEY);
  if (stored !== null) return stored;
  const created = crypto.randomUUID();
  localStorage.setItem(KEY, created);
  return created;
}
