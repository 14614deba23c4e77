import { PROGRESS_EVENT } from './Checkpoint/progress-event.ts';

/** Storage keys of progress and places. A pattern is smaller than the modules that define the keys. */
const KEYS = /^vibe-docs\.(?:checkpoints|places)/;

/** Shows right answers, due questions and the way back to readers with stored data. Others load no code. */
export function showProgressCounts(page: Document): void {
  try {
    if (Object.keys(localStorage).some((key) => KEYS.test(key))) {
      fillCounts(page);
    }
  } catch {
    // Storage is blocked.
  }
  if (page.querySelector('[data-lesson][aria-current]')) {
    page.addEventListener('scroll', () => load(page, 'keepPlace'), { once: true });
  }
}

/** Updates the counts when the progress changes, in this tab or in another one. */
export function watchProgress(page: Document): void {
  window.addEventListener(PROGRESS_EVENT, () => fillCounts(page));
  window.addEventListener('storage', ({ key }) => {
    // A `storage` event without a key: storage was cleared.
    if (key === null || KEYS.test(key)) {
      fillCounts(page);
    }
  });
}

const fillCounts = (page: Document) => load(page, 'fillProgressCounts');

function load(page: Document, work: 'fillProgressCounts' | 'keepPlace'): void {
  import('./reader-progress.ts').then(
    (progress) => progress[work](page),
    (error) => console.warn('The progress could not be shown.', error),
  );
}
