import text from '@generated/messages/default/progress-counts.json';
import { countRight, type Progress } from '@vibe-docs/checkpoints/engine';
import { CONTENTS_LINK_ACTIVE } from '../../docusaurus-internals/theme-classes.ts';
import { PLACES_KEY } from '../components/Checkpoint/progress-store.ts';
import { readStored, store } from './stored.ts';

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
