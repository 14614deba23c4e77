// Behaviour of pages beyond HTML. Nothing here needs React or Docusaurus.

import { SKIP_LINK } from '../../internals/skip-link.ts';
import { announce } from './announcement.ts';
import { cleanAddress } from './clean-address.ts';
import { addCopyButtons, copyCode } from './copy-code.ts';
import { animateDetails } from './details-height.ts';
import { followDocsVersion, storeDocsVersion } from './docs-version.ts';
import { onClick } from './element-at.ts';
import { followHeadings, followScroll } from './follow-scroll.ts';
import { steerDropdowns, steerMenus } from './menus.ts';
import { keepSidebar, restoreSidebar } from './sidebar-state.ts';
import { switchColours } from './switch-colours.ts';
import { restoreTabs, steerTabs } from './tabs.ts';

/**
 * Attaches delegated listeners to the document, once: they also apply to elements that are added later.
 *
 * @param announcementId of the announcement bar
 */
export function enhancePage(page: Document, announcementId: string): void {
  cleanAddress(page, window);
  announce(page, announcementId);
  addCopyButtons(page);
  copyCode(page);
  skipToMain(page);
  openDialogs(page);
  switchColours(page);
  followScroll(page);
  followHeadings(page);
  steerDropdowns(page);
  steerMenus(page);
  steerTabs(page);
  storeDocsVersion(page);
  animateDetails(page);
  keepSidebar(page);
}

/** Updates the page from the reader's stored state. Called once for each page that is shown. */
export function enhanceContent(page: Document): void {
  restoreTabs(page);
  restoreSidebar(page);
  followDocsVersion(page);
  suggestPage(page);
}

/**
 * Makes the skip link focus the main content. Natively it would go to the
 * element around it, which begins with the sidebar.
 */
function skipToMain(page: Document): void {
  onClick(page, SKIP_LINK, (_, event) => {
    const main = page.querySelector('main');
    if (main !== null) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
    }
  });
}

/**
 * A button with `data-opens-dialog` opens the nearest dialog; extensions put elements between and around. A press outside closes a dialog with
 * `data-closes-beside`; Escape and restoring the focus are native.
 */
function openDialogs(page: Document): void {
  onClick(page, '[data-opens-dialog]', (button) =>
    button.closest(':has(dialog)')?.querySelector('dialog')?.showModal(),
  );
  let pressed: EventTarget | null = null;
  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  onClick<HTMLDialogElement>(page, 'dialog[data-closes-beside]', (dialog, { target }) => {
    // The dialog itself is the target only on its backdrop. Selecting text may end there.
    if (target === dialog && target === pressed) {
      dialog.close();
    }
  });
}

/**
 * On the not-found page, suggests the page with the most similar address. Elsewhere
 * no code is loaded.
 */
function suggestPage(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-suggests-from]');
  if (place !== null) {
    import('../components/NearMiss/show-near-miss.ts')
      .then(({ showNearMiss }) => showNearMiss(place))
      // The page has other links.
      .catch(() => undefined);
  }
}
