import { readStored, store } from './stored.ts';

const KEY = 'vibe-docs.sidebar';
const MENU = '.theme-doc-sidebar-container .menu';

/**
 * Keeps the groups of the sidebar open that were open on the page before, and its place, as long as the
 * sidebar is the same. Stored are, parted by spaces: the address of its first link, which tells it from
 * others; how far it is scrolled, in pixels; the places of open groups.
 */
export function keepSidebar(page: Document): void {
  const menu = page.querySelector(MENU);
  const first = menu?.querySelector('a')?.pathname;
  if (menu === null || first === undefined) {
    return;
  }
  const groups = [...menu.querySelectorAll('details')];
  const [of, top, ...open] = readStored(KEY, 'sessionStorage')?.split(' ') ?? [];
  if (of === first) {
    for (const place of open) {
      groups[Number(place)]?.setAttribute('open', '');
    }
    menu.scrollTop = Number(top);
  }
  showCurrentPage(menu);
  window.addEventListener('pagehide', () => {
    const places = groups.flatMap((group, place) => (group.open ? [place] : []));
    store(KEY, [first, Math.round(menu.scrollTop), ...places].join(' '), 'sessionStorage');
  });
}

/** Scrolls a menu to the link of the page that is shown, if it cannot be seen. */
export function showCurrentPage(menu: Element): void {
  const link = menu.querySelector('[aria-current="page"]');
  const frame = link?.closest('.menu');
  if (link && frame) {
    const { top, bottom } = frame.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) {
      frame.scrollTop += place.top - (top + bottom) / 2;
    }
  }
}
