// Ids by which elements of a page refer to others.

/** A text for screen readers, once in each page (`theme/Navbar/Layout`): what is said of a link that opens a new tab. */
export const NEW_TAB = 'new-tab';

/** Another one: the name of the announcement bar. */
export const NOTICE = 'notice';

/** The menu of the whole site, in the navbar. */
export const SITE_MENU = 'site-menu';

/** The sidebar of the page, if it has one. */
export const PAGE_MENU = 'page-menu';

/** The drawing of the logo, once in each page (`theme/Navbar/Layout`). */
export const LOGO = 'logo';
