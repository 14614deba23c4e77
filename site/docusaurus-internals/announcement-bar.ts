/**
 * The theme renders the announcement into every page; a script in the page sets an attribute of the root
 * element from storage before anything is painted, by which styles hide it
 * (https://github.com/facebook/docusaurus/pull/5040). The names are duplicated inside the theme, which exports none.
 */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Storage keys (CONTRACT.md, section 9): the announcement that was shown last, and whether it was closed. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
