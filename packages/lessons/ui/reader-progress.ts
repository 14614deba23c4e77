import text from '@generated/messages/default/progress-counts.json';
import { CONTENTS_LINK_ACTIVE } from '@vibe-docs/theme/internals/theme-classes';
import { readStored, store } from '@vibe-docs/theme/ui/client/stored';
import { countRight, isDue, listDue, type Progress } from '../src/checkpoints/engine/index.ts';
import { PLACES_KEY, readProgress, today } from './Checkpoint/progress-store.ts';

// What the page script does with stored progress. It loads this file for readers who have some.

/**
 * Shows what is stored about the reader on the elements that the build marked:
 *
 * - `data-lesson`, the progress key of a page, with `data-count`, the number of its questions. A link gets
 *   `data-progress`, which CSS shows next to its text; any other element has it as its text, with `data-says-right`
 *   in more words, and with the number of questions that are due;
 * - `data-next` after such an element: shown for the first lesson of the page that is not done;
 * - `data-due`: the number of all questions that are due, hidden when there are none;
 * - `data-continue`: see `showContinue`.
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

/** Where a reader was in a series. Addresses include the base path. */
export interface Place {
  /** Key of the lesson in the reader's progress. */
  readonly lesson: string;
  /** Number of the lesson's questions. */
  readonly count: number;
  readonly title: string;
  /** With the section, as `#id`. */
  readonly address: string;
  /** The page after the lesson. */
  readonly next?: { readonly title: string; readonly address: string } | undefined;
}

/** By series, the folder of its lessons such as `newdocs/express`; the last one was visited last. */
type Places = Readonly<Record<string, Place>>;

/** Time without scrolling after which a place counts. */
const REST_MS = 300;

/** Stores the place in the lesson that is shown, now and whenever the reader has scrolled. */
export function keepPlace(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-lesson][aria-current]');
  if (link !== null) {
    let timer = 0;
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => storePlace(page, link), REST_MS);
    };
    page.addEventListener('scroll', rest, { passive: true });
    rest();
  }
}

/** The series goes to the end, as the one that was visited last. */
function storePlace(page: Document, { pathname, dataset }: HTMLAnchorElement): void {
  const { lesson = '', count } = dataset;
  const series = lesson.slice(0, lesson.lastIndexOf('/'));
  const section = page.querySelector<HTMLAnchorElement>(`.${CONTENTS_LINK_ACTIVE}`)?.hash ?? '';
  const next = page.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? '';
  const place: Place = {
    lesson,
    count: Number(count),
    title: textOf('h1'),
    address: pathname + section,
    next: next
      ? {
          title: textOf('.pagination-nav__link--next .pagination-nav__label'),
          address: next.pathname,
        }
      : undefined,
  };
  const { [series]: _, ...others } = readPlaces();
  store(PLACES_KEY, JSON.stringify({ ...others, [series]: place }));
}

/**
 * Shows links that lead back to where the reader was. The build marks them with `data-continue`: the
 * series, or nothing for the last one. After a lesson whose questions are all answered, the next page is offered.
 */
export function showContinue(page: Document, progress: Progress): void {
  const places = readPlaces();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-continue]')) {
    const series = link.dataset.continue ?? '';
    const place = series === '' ? Object.values(places).at(-1) : places[series];
    link.hidden = place === undefined;
    if (place !== undefined) {
      const ids = Object.keys(progress[place.lesson] ?? {});
      const isDone = countRight(progress, place.lesson, ids) >= place.count;
      const target = (isDone ? place.next : undefined) ?? place;
      link.href = target.address;
      link.textContent = text.continue.replace('{title}', target.title);
    }
  }
}

/** Malformed places are left out. An address must lead to this site. */
function readPlaces(): Places {
  try {
    const places: Places = JSON.parse(readStored(PLACES_KEY) ?? '{}');
    const isLocal = ({ address }: { readonly address: string }) => /^\/(?!\/)/.test(address);
    return Object.fromEntries(
      Object.entries(places).filter(
        ([, place]) => isLocal(place) && isLocal(place.next ?? place) && Boolean(place.title),
      ),
    );
  } catch {
    return {};
  }
}
