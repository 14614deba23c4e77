import { FORMER_KEY, PROGRESS_KEY } from '@vibe-docs/checkpoints/engine';
import { PROGRESS_EVENT } from '../components/Checkpoint/progress-event.ts';
import { PLACES_KEY } from './places-key.ts';
import { readStored } from './stored.ts';

/** Shows right answers, due questions and the way back to readers with stored data. Others load no code. */
export function showProgressCounts(page: Document): void {
  if ([PROGRESS_KEY, FORMER_KEY, PLACES_KEY].some((key) => readStored(key))) {
    fillCounts(page);
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
    if (key === PROGRESS_KEY || key === null) {
      fillCounts(page);
    }
  });
}

const fillCounts = (page: Document) => load(page, 'fillProgressCounts');

function load(page: Document, work: 'fillProgressCounts' | 'keepPlace'): void {
  import(/* webpackChunkName: "island-progress-counts" */ './fill-progress-counts.ts').then(
    (progress) => progress[work](page),
    (error) => console.warn('The progress could not be shown.', error),
  );
}
