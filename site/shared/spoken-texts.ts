// Ids of texts for screen readers that many elements refer to. Each page has them once (`theme/Navbar/Layout`).

/** What is said of a link that opens a new tab. */
export const NEW_TAB = 'new-tab';

/** The name of the announcement bar. */
export const NOTICE = 'notice';
