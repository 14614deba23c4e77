import { DOC_SIDEBAR, MENU } from '../../internals/theme-classes.ts';
import { elementAt } from './element-at.ts';
import { readStored, store } from './stored.ts';

const KEY = 'vibe-docs.sidebar';
const SIDEBAR_MENU = `.${DOC_SIDEBAR} .${MENU}`;

/**
 * Stores the open groups and the scroll position of the sidebar whenever they change: on `pagehide` it may
 * be too late, because the next page was prerendered. The value is separated by spaces: the address of the
 * first link, which identifies the sidebar; its scroll position in pixels; the indexes of open
 * groups.
 */
export function keepSidebar(page: Document): void {
  const keep = ({ target }: Event) => {
    const menu = elementAt(target, SIDEBAR_MENU);
    if (menu !== null) {
      const places = groupsOf(menu).flatMap((group, place) => (group.open ? [place] : []));
      const parts = [nameOf(menu), Math.round(menu.scrollTop), ...places];
      store(KEY, parts.join(' '), 'sessionStorage');
    }
  };
  // These events do not bubble.
  page.addEventListener('toggle', keep, { capture: true });
  page.addEventListener('scroll', keep, { capture: true, passive: true });
}

/** Restores the open groups and the scroll position of the previous page. */
export function restoreSidebar(page: Document): void {
  const menu = page.querySelector(SIDEBAR_MENU);
  const [name, top, ...open] = readStored(KEY, 'sessionStorage')?.split(' ') ?? [];
  if (menu === null) {
    return;
  }
  if (name === nameOf(menu)) {
    const groups = groupsOf(menu);
    for (const place of open) {
      groups[Number(place)]?.setAttribute('open', '');
    }
  }
  // Both need the layout of the page. Here, in the middle of its start, it would be computed one more time.
  requestAnimationFrame(() => {
    if (name === nameOf(menu)) {
      menu.scrollTop = Number(top);
    }
    showCurrentPage(menu);
  });
}

/** Scrolls a menu to the link of the current page, if it is not visible. */
export function showCurrentPage(menu: Element): void {
  const link = menu.querySelector('[aria-current="page"]');
  const frame = link?.closest(`.${MENU}`);
  if (link && frame) {
    const { top, bottom } = frame.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) {
      frame.scrollTop += place.top - (top + bottom) / 2;
    }
  }
}

function groupsOf(menu: Element): readonly HTMLDetailsElement[] {
  return [...menu.querySelectorAll('details')];
}

function nameOf(menu: Element): string | undefined {
  return menu.querySelector('a')?.pathname;
}
