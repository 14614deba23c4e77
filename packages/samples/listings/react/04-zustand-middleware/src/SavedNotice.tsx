import { useProgressStore } from './progressStore';

export function SavedNotice() {
  if (useProgressStore.persist.hasHydrated()) return null;
  return <p role="alert">Your saved progress could not be read. Riddle starts again.</p>;
}
