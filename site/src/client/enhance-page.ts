// Behaviour of pages beyond HTML. Nothing here needs React or Docusaurus.
import { announce } from './announcement.ts';
import { cleanAddress } from './clean-address.ts';
import { addCopyButtons, copyCode } from './copy-code.ts';
import { animateDetails } from './details-height.ts';
import { followDocsVersion, storeDocsVersion } from './docs-version.ts';
import { steerDropdowns } from './dropdowns.ts';
import { followHeadings } from './follow-headings.ts';
import { followScroll } from './follow-scroll.ts';
import { steerMenus } from './menu.ts';
import { openDialogs } from './open-dialogs.ts';
import { type LoadSearch, offerSearch } from './search/offer-search.ts';
import { nameSearchKeys } from './search/search-keys.ts';
import { showProgressCounts, watchProgress } from './show-progress-counts.ts';
import { keepSidebar, restoreSidebar } from './sidebar-state.ts';
import { skipToMain } from './skip-to-main.ts';
import { steerTypes } from './steer-types.ts';
import { suggestPage } from './suggest-page.ts';
import { switchColours } from './switch-colours.ts';
import { restoreTabs, steerTabs } from './tabs.ts';

/** Attaches delegated listeners to the document, once: they also apply to elements that are added later. */
export function enhancePage(page: Document, loadSearch: LoadSearch): void {
  cleanAddress(page, window);
  announce(page);
  addCopyButtons(page);
  copyCode(page);
  skipToMain(page);
  openDialogs(page);
  steerTypes(page);
  switchColours(page);
  followScroll(page);
  followHeadings(page);
  watchProgress(page);
  steerDropdowns(page);
  steerMenus(page);
  steerTabs(page);
  storeDocsVersion(page);
  animateDetails(page);
  keepSidebar(page);
  offerSearch(page, loadSearch);
}

/** Updates the page from the reader's stored state. Called once for each page that is shown. */
export function enhanceContent(page: Document): void {
  restoreTabs(page);
  restoreSidebar(page);
  followDocsVersion(page);
  suggestPage(page);
  showProgressCounts(page);
  nameSearchKeys(page);
}
