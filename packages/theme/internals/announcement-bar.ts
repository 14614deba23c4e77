/**
 * The theme renders the announcement into every page; before the first paint, an inline script sets an attribute of
 * the root element from storage, by which styles hide it
 * (https://github.com/facebook/docusaurus/pull/5040). The theme does not export the names.
 */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Storage keys (CONTRACT.md, C7): the last shown announcement, and whether it was closed. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
