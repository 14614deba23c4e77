import { announcementId } from '../../config/announcement.ts';
import { readStored, store } from './stored.ts';

/** Storage keys (CONTRACT.md, C7). */
const SHOWN_ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Docusaurus' inline script sets it from storage before the page is painted; styles hide the bar by it. */
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** Shows the announcement until the reader closes it; another one is shown again (CONTRACT.md, T1). */
export function announce(page: Document): void {
  if (readStored(SHOWN_ID) !== announcementId) {
    store(SHOWN_ID, announcementId);
    dismiss(page, 'false');
  }
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.theme-announcement-bar .close') !== null) {
      dismiss(page, 'true');
    }
  });
}

function dismiss(page: Document, isDismissed: 'true' | 'false'): void {
  store(DISMISSED, isDismissed);
  page.documentElement.setAttribute(ATTRIBUTE, isDismissed);
}
