// Class names in the theme's HTML by which the client scripts find elements. Docusaurus has no other
// hooks for scripts; names that begin with `theme-` are public, for styling
// (https://github.com/facebook/docusaurus/pull/4511), the others are Infima's or internal. Each has
// a test in theme-classes.test.ts, which says where the theme sets it.

/** From `ThemeClassNames`: the announcement bar and its close button. */
export const ANNOUNCEMENT_BAR = 'theme-announcement-bar';
export const ANNOUNCEMENT_CLOSE = 'close';

/** From `ThemeClassNames`; also set by our BackToTopButton. */
export const BACK_TO_TOP = 'theme-back-to-top-button';

/** From `ThemeClassNames`: around the docs sidebar. */
export const DOC_SIDEBAR = 'theme-doc-sidebar-container';

/** From `ThemeClassNames`: the text of a docs page. */
export const DOC_TEXT = 'theme-doc-markdown';

/** From Infima: a sticky navbar. */
export const FIXED_NAVBAR = 'navbar--fixed-top';

/** From Infima: a menu with links and groups, such as a sidebar. */
export const MENU = 'menu';

/** From Infima: parts of a menu on narrow screens. */
export const MENU_BACK = 'navbar-sidebar__back';
export const MENU_CLOSE = 'navbar-sidebar__close';

/** From Infima, set by the theme on links of a table of contents. */
export const CONTENTS_LINK = 'table-of-contents__link';
export const CONTENTS_LINK_ACTIVE = 'table-of-contents__link--active';

/** From Infima: the selected tab. */
export const TAB_ACTIVE = 'tabs__item--active';

/** From the theme: a heading with an anchor. */
export const HEADING = 'anchor';

/** From Infima, set by the theme on the breadcrumbs. */
export const BREADCRUMBS = 'breadcrumbs';

/** From Infima, set by the theme on the link to the next page of a series. */
export const NEXT_PAGE = 'pagination-nav__link--next';
