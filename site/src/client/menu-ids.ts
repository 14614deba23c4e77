/** The menu of the whole site, in the navbar. */
export const SITE_MENU = 'site-menu';

/** The sidebar of the page, where there is one. */
export const PAGE_MENU = 'page-menu';
