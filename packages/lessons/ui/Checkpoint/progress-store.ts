import { readStored } from '@vibe-docs/theme/ui/client/stored';
import {
  type Day,
  dayOf,
  mergeProgress,
  PROGRESS_KEY,
  type Progress,
  parseProgress,
  serialiseProgress,
} from '../../src/checkpoints/engine/index.ts';
import { CODE_KEY } from '../Exercise/kept-code.ts';
import { PROGRESS_EVENT } from './progress-event';

/** Storage key of the reader's places in lessons (`client/reader-progress.ts`). */
export const PLACES_KEY = 'vibe-docs.places';

/** What could not be stored, until the page is left. `undefined`: storage works. */
let unstored: Progress | undefined;

/** The last reading, so that the same text gives the same object. */
let last: { readonly text: string | null; readonly progress: Progress } | undefined;

/** The reader's progress: what is stored, also by other tabs, and what could not be stored since the page was opened. */
export function readProgress(): Progress {
  const text = readStored(PROGRESS_KEY);
  if (last === undefined || text !== last.text) {
    last = { text, progress: mergeProgress(parseProgress(text), unstored ?? {}) };
  }
  return last.progress;
}

/** The reader's day. */
export function today(): Day {
  return dayOf(new Date());
}

/**
 * Changes the stored progress and tells everyone who shows it.
 *
 * @param change gets what is stored now, also by other tabs; returning the same object changes nothing
 */
export function updateProgress(change: (progress: Progress) => Progress): void {
  const before = readProgress();
  const after = change(before);
  if (after !== before) {
    write(after);
  }
}

/** Erases all progress, the places in lessons, and the code in exercises. */
export function eraseProgress(): void {
  write(undefined);
}

/** False when the browser refuses to store, so that the progress ends with the visit. */
export function isProgressKept(): boolean {
  return unstored === undefined;
}

/** Calls the listener after each change, also one in another tab. Returns how to stop. */
export function subscribeToProgress(listener: () => void): () => void {
  window.addEventListener(PROGRESS_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(PROGRESS_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}

function write(progress: Progress | undefined): void {
  try {
    if (progress === undefined) {
      const codes = Object.keys(localStorage).filter((key) => key.startsWith(CODE_KEY));
      for (const key of [PROGRESS_KEY, PLACES_KEY, ...codes]) {
        localStorage.removeItem(key);
      }
    } else {
      localStorage.setItem(PROGRESS_KEY, serialiseProgress(progress));
    }
    unstored = undefined;
  } catch {
    unstored = progress;
  }
  last = undefined;
  window.dispatchEvent(new Event(PROGRESS_EVENT));
}
