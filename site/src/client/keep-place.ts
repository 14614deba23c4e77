import { CONTENTS_LINK_ACTIVE } from '../../docusaurus-internals/theme-classes.ts';
import { type Place, readPlaces, seriesOf } from './places.ts';
import { PLACES_KEY } from './places-key.ts';
import { store } from './stored.ts';

/** Time without scrolling after which a place counts. */
const REST_MS = 300;

/** Stores the place in the lesson that is shown, now and whenever the reader has scrolled to another section. */
export function keepPlace(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-lesson][aria-current]');
  if (link === null) {
    return;
  }
  let timer = 0;
  const keep = () => storePlace(page, link);
  page.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, REST_MS);
    },
    { passive: true },
  );
  keep();
}

/** The series goes to the end, as the one that was visited last. */
function storePlace(page: Document, { pathname, dataset }: HTMLAnchorElement): void {
  const { lesson = '', count } = dataset;
  const section = page.querySelector<HTMLAnchorElement>(`.${CONTENTS_LINK_ACTIVE}`)?.hash ?? '';
  const next = page.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  const place: Place = {
    lesson,
    count: Number(count),
    title: page.querySelector('h1')?.textContent ?? '',
    address: pathname + section,
    next: next
      ? {
          title: next.querySelector('.pagination-nav__label')?.textContent ?? '',
          address: next.pathname,
        }
      : undefined,
  };
  const { [seriesOf(lesson)]: _, ...others } = readPlaces();
  store(PLACES_KEY, JSON.stringify({ ...others, [seriesOf(lesson)]: place }));
}
