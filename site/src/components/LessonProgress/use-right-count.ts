import { PROGRESS_KEY } from '@vibe-docs/checkpoints/engine';
import { useSyncExternalStore } from 'react';
import { PROGRESS_EVENT } from '../Checkpoint/progress-event';

type CountRight = (page: string) => number;

/** Set when the part that counts has been loaded, which happens only for readers with progress. */
let countRight: CountRight | undefined;
let state: 'idle' | 'started' | 'loading' = 'idle';
const listeners = new Set<() => void>();

/**
 * How many questions of a page the reader has answered right.
 *
 * @param page `undefined` for a page without questions
 * @returns 0 on the server and in the first render, so that both give the same HTML
 */
export function useRightCount(page: string | undefined): number {
  return useSyncExternalStore(
    subscribe,
    () => (page === undefined ? 0 : (countRight?.(page) ?? 0)),
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state === 'idle') {
    state = 'started';
    window.addEventListener(PROGRESS_EVENT, load);
    if (hasProgress()) {
      load();
    }
  }
  return () => listeners.delete(listener);
}

function load(): void {
  if (state === 'loading') {
    return;
  }
  state = 'loading';
  import('./count-right-answers').then(
    ({ countRightAnswers, subscribeToProgress }) => {
      countRight = countRightAnswers;
      subscribeToProgress(notify);
      notify();
    },
    () => {
      state = 'started';
    },
  );
}

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

function hasProgress(): boolean {
  try {
    return localStorage.getItem(PROGRESS_KEY) !== null;
  } catch {
    return false;
  }
}
