// What the page script does on every page: the theme's controls, and those of the tools.
import { showProgressCounts, watchProgress } from '@vibe-docs/lessons/ui/show-progress-counts';
import { steerTypes } from '@vibe-docs/samples/ui/steer-types';
import { answerSearchPage } from '@vibe-docs/search/ui/offer/answer-search-page';
import { type LoadSearch, offerSearch } from '@vibe-docs/search/ui/offer/offer-search';
import { nameSearchKeys } from '@vibe-docs/search/ui/offer/search-keys';
import * as theme from '@vibe-docs/theme/ui/client/enhance-page';
import { announcementId } from '../../config/announcement-id.ts';

/** Attaches delegated listeners to the document, once: they also apply to elements that are added later. */
export function enhancePage(page: Document, loadSearch: LoadSearch): void {
  theme.enhancePage(page, announcementId);
  steerTypes(page);
  watchProgress(page);
  offerSearch(page, loadSearch);
}

/** Updates the page from the reader's stored state, and answers the search page. Called once for each page that is shown. */
export function enhanceContent(page: Document, loadSearch: LoadSearch): void {
  theme.enhanceContent(page);
  showProgressCounts(page);
  nameSearchKeys(page);
  answerSearchPage(page, loadSearch);
}
