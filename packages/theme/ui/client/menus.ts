import { MENU_BACK, MENU_CLOSE } from '../../internals/theme-classes.ts';
import { PAGE_MENU, SITE_MENU } from '../element-ids.ts';
import { onClick } from './element-at.ts';
import { onKey } from './keys.ts';
import { isPlainClick, linkAt } from './navigation/page-links.ts';
import { showCurrentPage } from './sidebar-state.ts';

const MENUS = `#${SITE_MENU}, #${PAGE_MENU}`;
const OPEN = `:is(${MENUS}):popover-open`;

/** Media query from which the menu is a sidebar, or absent (CONTRACT.md, C17). */
const DESKTOP = '(min-width: 997px)';

/**
 * What popovers do not support: the back button closes an open menu, and so
 * does a window that becomes wide. An open menu adds an entry to the browser's history.
 */
export function steerMenus(page: Document): void {
  const find = (id: string) => page.getElementById(id);
  const open = () => page.querySelector<HTMLElement>(OPEN);
  const close = () => open()?.hidePopover();
  let hasEntry = false;

  // This event does not bubble.
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof Element && target.matches(MENUS))) {
        return;
      }
      const menu = open();
      if (menu !== null) {
        menu.querySelector<HTMLElement>(`.${MENU_CLOSE}`)?.focus();
        showCurrentPage(menu);
      }
      if ((menu !== null) !== hasEntry) {
        hasEntry = !hasEntry;
        if (hasEntry) {
          history.pushState(history.state, '');
        } else {
          history.back();
        }
      }
    },
    { capture: true },
  );
  window.addEventListener('popstate', () => {
    hasEntry = false;
    close();
  });
  window.matchMedia(DESKTOP).addEventListener('change', close);
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && open()?.contains(target) === false) {
      close();
    }
  });
  onClick(page, `.${MENU_BACK}`, (_, event) => {
    // Otherwise the browser would treat the second menu as nested, and keep the first one open.
    event.preventDefault();
    find(PAGE_MENU)?.hidePopover();
    find(SITE_MENU)?.showPopover();
  });
  // After all other click handlers: the progress bar, and the router of the application.
  window.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (link === null || link.closest(OPEN) === null || link.target !== '') {
      return;
    }
    const isPlain = isPlainClick(event);
    if (isPlain || event.defaultPrevented) {
      hasEntry = false;
      close();
    }
    if (isPlain) {
      // Replaces the history entry of the menu.
      event.preventDefault();
      location.replace(link.href);
    }
  });
}

const OPEN_DROPDOWN = 'details.dropdown[open]';

/** Links to another language or version of the same page. */
const ELSEWHERE = 'nav a:is([lang], [data-docs-version])';

/**
 * Closes the navbar's dropdowns, which are `details` elements: on a click or focus outside,
 * and on Escape. Links to another version of the same page keep the query and the hash of the address.
 */
export function steerDropdowns(page: Document): void {
  const closeOthers = ({ target }: Event) => {
    for (const dropdown of page.querySelectorAll(OPEN_DROPDOWN)) {
      if (!(target instanceof Node && dropdown.contains(target))) {
        dropdown.removeAttribute('open');
      }
    }
  };
  for (const type of ['pointerdown', 'focusin']) {
    page.addEventListener(type, closeOthers);
  }
  window.addEventListener('pagehide', closeOthers);
  onKey(page, (event) => {
    const dropdown = page.querySelector(OPEN_DROPDOWN);
    if (event.key === 'Escape' && dropdown !== null) {
      closeOthers(event);
      dropdown.removeAttribute('open');
      dropdown.querySelector('summary')?.focus();
    }
  });
  onClick<HTMLAnchorElement>(page, ELSEWHERE, (link) => {
    link.search = location.search;
    link.hash = location.hash;
  });
}
