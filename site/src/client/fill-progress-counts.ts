import text from '@generated/messages/default/progress-counts.json';
import { readProgress } from '../components/Checkpoint/progress-store.ts';

/**
 * Fills the elements that the build marked with `data-lesson`, the progress key of a page, and
 * `data-count`, the number of its questions. A link gets `data-progress`, which CSS shows next to its text; any
 * other element has it as its text, with the word "right" where it has `data-says-right`.
 */
export function fillProgressCounts(page: Document): void {
  const progress = readProgress();
  for (const element of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const { lesson = '', saysRight } = element.dataset;
    const count = Number(element.dataset.count);
    const states = Object.hasOwn(progress, lesson) ? Object.values(progress[lesson] ?? {}) : [];
    // Storage may still contain removed questions.
    const right = Math.min(states.filter(({ state }) => state === 'right').length, count);
    const message = saysRight === undefined ? text.count : text.countRight;
    const shown = message.replace('{right}', `${right}`).replace('{count}', `${count}`);
    if (!(element instanceof HTMLAnchorElement)) {
      element.textContent = shown;
      element.toggleAttribute('data-done', right === count);
    } else if (right > 0) {
      element.setAttribute('data-progress', shown);
    } else {
      element.removeAttribute('data-progress');
    }
  }
}
