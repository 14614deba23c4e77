import text from '@generated/messages/default/progress-counts.json';
import { isDue, listDue } from '@vibe-docs/checkpoints/engine';
import { readProgress, today } from '../components/Checkpoint/progress-store.ts';
import { showContinue } from './places.ts';

// The page script loads one file for all that it does with stored progress.
export { keepPlace } from './places.ts';

/**
 * Shows what is stored about the reader on the elements that the build marked:
 *
 * - `data-lesson`, the progress key of a page, with `data-count`, the number of its questions. A link gets
 *   `data-progress`, which CSS shows next to its text; any other element has it as its text, with `data-says-right`
 *   in more words, and with the number of questions that are due;
 * - `data-next` after such an element: shown for the first lesson of the page that is not done;
 * - `data-due`: the number of all questions that are due, hidden when there are none;
 * - `data-continue`: see `places.ts`.
 */
export function fillProgressCounts(page: Document): void {
  const progress = readProgress();
  const day = today();
  for (const element of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const { lesson = '', saysRight } = element.dataset;
    const count = Number(element.dataset.count);
    const states = Object.hasOwn(progress, lesson) ? Object.values(progress[lesson] ?? {}) : [];
    // Storage may still contain removed questions.
    const right = Math.min(states.filter(({ state }) => state === 'right').length, count);
    const due = states.filter((question) => isDue(question, day)).length;
    const message = saysRight === undefined ? text.count : text.countRight;
    const shown = message.replace('{right}', `${right}`).replace('{count}', `${count}`);
    if (!(element instanceof HTMLAnchorElement)) {
      const isLong = saysRight !== undefined && due > 0;
      element.textContent = isLong
        ? `${shown}, ${text.dueHere.replace('{count}', `${due}`)}`
        : shown;
      element.toggleAttribute('data-done', right === count);
    } else if (right > 0) {
      element.setAttribute('data-progress', shown);
    } else {
      element.removeAttribute('data-progress');
    }
  }
  showNext([...page.querySelectorAll<HTMLElement>('[data-next]')]);
  showDue(page, listDue(progress, day).length);
  showContinue(page, progress);
}

function showNext(marks: readonly HTMLElement[]): void {
  const next = marks.find((mark) => !mark.previousElementSibling?.hasAttribute('data-done'));
  for (const mark of marks) {
    mark.hidden = mark !== next;
    mark.textContent = mark.hidden ? '' : text.next;
  }
}

function showDue(page: Document, count: number): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-due]')) {
    element.textContent = text.due.replace('{count}', `${count}`);
    element.hidden = count === 0;
  }
}
