import { FORMER_KEY, PROGRESS_KEY } from '@vibe-docs/checkpoints/engine';
import { PROGRESS_EVENT } from '../components/Checkpoint/progress-event.ts';
import { readStored } from './stored.ts';

/** Shows the counts of right answers for readers with stored progress. Others load no code. */
export function showProgressCounts(page: Document): void {
  if (readStored(PROGRESS_KEY) ?? readStored(FORMER_KEY)) {
    fillCounts(page);
  }
}

/** Updates the counts when the progress changes, in this tab or in another one. */
export function watchProgress(page: Document): void {
  window.addEventListener(PROGRESS_EVENT, () => fillCounts(page));
  window.addEventListener('storage', ({ key }) => {
    // A `storage` event without a key: storage was cleared.
    if (key === PROGRESS_KEY || key === null) {
      fillCounts(page);
    }
  });
}

function fillCounts(page: Document): void {
  import(/* webpackChunkName: "island-progress-counts" */ './fill-progress-counts.ts').then(
    ({ fillProgressCounts }) => fillProgressCounts(page),
    (error) => console.warn('The progress could not be shown.', error),
  );
}
