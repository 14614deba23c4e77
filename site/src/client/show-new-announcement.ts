import { announcement } from '../../config/announcement.ts';

/** Storage keys of the contract, section 9. */
const SHOWN_ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Set by the generator before the page is painted, from storage alone. */
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * Shows the announcement bar to a reader who closed another announcement. React would do so as well,
 * and store it, but it starts later.
 */
export function showNewAnnouncement(page: Document): void {
  try {
    if (
      localStorage.getItem(DISMISSED) === 'true' &&
      localStorage.getItem(SHOWN_ID) !== announcement.id
    ) {
      page.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'false');
    }
  } catch {
    // Without storage nothing was dismissed.
  }
}
