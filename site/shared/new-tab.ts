/** The id of the words that say of a link that it opens a new tab. Each page has them once (`theme/Navbar/Layout`). */
export const NEW_TAB = 'new-tab';
