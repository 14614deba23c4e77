// Class names of the theme's HTML by which the client scripts find their elements. Docusaurus has no other
// hooks for scripts; the names that begin with `theme-` are public, for styles
// (https://github.com/facebook/docusaurus/pull/4511), the others are Infima's or the theme's own. Each has
// its test in theme-classes.test.ts, which says where the theme sets it.

/** Of `ThemeClassNames`; the announcement bar and its button to close it. */
export const ANNOUNCEMENT_BAR = 'theme-announcement-bar';
export const ANNOUNCEMENT_CLOSE = 'close';

/** Of `ThemeClassNames`; our BackToTopButton has it too. */
export const BACK_TO_TOP = 'theme-back-to-top-button';

/** Of `ThemeClassNames`; around the sidebar of the documentation. */
export const DOC_SIDEBAR = 'theme-doc-sidebar-container';

/** Of Infima: the navbar stays at the top while the page scrolls. */
export const FIXED_NAVBAR = 'navbar--fixed-top';

/** Of Infima: a menu with links and groups, such as a sidebar. */
export const MENU = 'menu';

/** Of Infima: parts of a menu on narrow screens. */
export const MENU_BACK = 'navbar-sidebar__back';
export const MENU_CLOSE = 'navbar-sidebar__close';

/** Of Infima, which the theme gives to links of a table of contents. */
export const CONTENTS_LINK = 'table-of-contents__link';
export const CONTENTS_LINK_ACTIVE = 'table-of-contents__link--active';

/** Of Infima: the tab that is chosen. */
export const TAB_ACTIVE = 'tabs__item--active';

/** Of the theme: a heading that can be linked to. */
export const HEADING = 'anchor';

/** Of Infima, which the theme gives to the way from the front page to this one. */
export const BREADCRUMBS = 'breadcrumbs';
