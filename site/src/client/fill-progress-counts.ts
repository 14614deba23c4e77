import { readProgress } from '../components/Checkpoint/progress-store.ts';

/**
 * Fills the elements that the build marked with `data-lesson`, the key of a page in the stored progress, and
 * `data-count`, the number of its questions. A link gets `data-progress`, which CSS shows beside its text; the
 * text of any other element begins with the number.
 */
export function fillProgressCounts(page: Document): void {
  const progress = readProgress();
  for (const element of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const { lesson = '', count } = element.dataset;
    const states = Object.hasOwn(progress, lesson) ? Object.values(progress[lesson] ?? {}) : [];
    // Questions that were removed since may still be stored.
    const right = Math.min(states.filter(({ state }) => state === 'right').length, Number(count));
    if (!(element instanceof HTMLAnchorElement)) {
      element.textContent = `${element.textContent}`.replace(/^\d+/, String(right));
      element.toggleAttribute('data-done', right === Number(count));
    } else if (right > 0) {
      element.setAttribute('data-progress', `${right} of ${count}`);
    } else {
      element.removeAttribute('data-progress');
    }
  }
}
