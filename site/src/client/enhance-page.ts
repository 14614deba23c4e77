// What pages do without React. In the built site the page script brings it; the live-reload server,
// which has no finished pages, takes it as a client module of the generator.
import { addCopyButtons } from './add-copy-buttons.ts';
import { cleanAddress } from './clean-address.ts';
import { copyCode } from './copy-code.ts';
import { followHeadings } from './follow-headings.ts';
import { goToAnchor } from './go-to-anchor.ts';
import { hideNavbar } from './hide-navbar.ts';
import { skipToMain } from './skip-to-main.ts';
import { steerTypes } from './steer-types.ts';
import { switchColours } from './switch-colours.ts';

if (typeof document !== 'undefined') {
  cleanAddress(window.location, window.history);
  goToAnchor(document);
  addCopyButtons(document);
  copyCode(document);
  skipToMain(document);
  steerTypes(document);
  switchColours(document);
  hideNavbar(document);
  followHeadings(document);
}
