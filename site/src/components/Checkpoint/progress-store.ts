import {
  PROGRESS_KEY,
  type Progress,
  parseProgress,
  serialiseProgress,
} from '@vibe-docs/checkpoints/engine';
import { PROGRESS_EVENT } from './progress-event';

/** What could not be stored: kept until the page is left. `undefined`: storage works. */
let unstored: string | null | undefined;

/** The last reading, so that the same text gives the same object. */
let last: { readonly text: string | null; readonly progress: Progress } = {
  text: null,
  progress: {},
};

/** The reader's progress. Where storage is blocked, what was answered since the page was opened. */
export function readProgress(): Progress {
  const text = readText();
  if (text !== last.text) {
    last = { text, progress: parseProgress(text) };
  }
  return last.progress;
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
    writeText(serialiseProgress(after));
  }
}

/** Forgets everything. */
export function eraseProgress(): void {
  writeText(null);
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

function readText(): string | null {
  if (unstored !== undefined) {
    return unstored;
  }
  try {
    return localStorage.getItem(PROGRESS_KEY);
  } catch {
    return null;
  }
}

function writeText(text: string | null): void {
  try {
    if (text === null) {
      localStorage.removeItem(PROGRESS_KEY);
    } else {
      localStorage.setItem(PROGRESS_KEY, text);
    }
    unstored = undefined;
  } catch {
    unstored = text;
  }
  window.dispatchEvent(new Event(PROGRESS_EVENT));
}
