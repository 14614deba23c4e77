/** The menu of the whole site, in the navbar. */
export const SITE_MENU = 'site-menu';

/** The sidebar of the page, if it has one. */
export const PAGE_MENU = 'page-menu';
