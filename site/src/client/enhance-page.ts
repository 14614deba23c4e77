// What pages do beyond HTML. Nothing here needs React or Docusaurus.
import { addCopyButtons } from './add-copy-buttons.ts';
import { cleanAddress } from './clean-address.ts';
import { copyCode } from './copy-code.ts';
import { followHeadings } from './follow-headings.ts';
import { hideNavbar } from './hide-navbar.ts';
import { nameSearchKeys, offerSearch } from './search/offer-search.ts';
import { showNewAnnouncement } from './show-new-announcement.ts';
import { skipToMain } from './skip-to-main.ts';
import { steerTypes } from './steer-types.ts';
import { switchColours } from './switch-colours.ts';

/** Listens to the whole page, once: controls that come later work as well. */
export function enhancePage(page: Document): void {
  cleanAddress(window.location, window.history);
  showNewAnnouncement(page);
  addCopyButtons(page);
  copyCode(page);
  skipToMain(page);
  steerTypes(page);
  switchColours(page);
  hideNavbar(page);
  offerSearch(page);
}

/** Brings what the page holds up to date with what the reader has stored. Once for each page that is shown. */
export function enhanceContent(page: Document): void {
  followHeadings(page);
  nameSearchKeys(page);
}
