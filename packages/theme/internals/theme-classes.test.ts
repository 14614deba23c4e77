import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import * as classes from './theme-classes.ts';

type Name = keyof typeof classes;

/** Packages whose files set the class or style it. */
const THEME = '@docusaurus/theme-classic';
const COMMON = '@docusaurus/theme-common';
const INFIMA = 'infima';

const PUBLIC_NAMES = 'lib/utils/ThemeClassNames.js';
const STYLES = 'dist/css/default/default.css';

const ASSUMPTIONS: Readonly<Record<Name, readonly [of: string, file: string, usedBy: string]>> = {
  ANNOUNCEMENT_BAR: [COMMON, PUBLIC_NAMES, 'client/announcement.ts'],
  ANNOUNCEMENT_CLOSE: [
    THEME,
    'lib/theme/AnnouncementBar/CloseButton/index.js',
    'client/announcement.ts',
  ],
  BACK_TO_TOP: [COMMON, PUBLIC_NAMES, 'client/follow-scroll.ts'],
  DOC_SIDEBAR: [COMMON, PUBLIC_NAMES, 'client/sidebar-state.ts'],
  DOC_TEXT: [COMMON, PUBLIC_NAMES, 'packages/offline/build/print/print-pages.ts'],
  FIXED_NAVBAR: [INFIMA, STYLES, 'client/follow-scroll.ts'],
  MENU: [INFIMA, STYLES, 'client/sidebar-state.ts'],
  MENU_BACK: [INFIMA, STYLES, 'client/menus.ts'],
  MENU_CLOSE: [INFIMA, STYLES, 'client/menus.ts'],
  CONTENTS_LINK: [THEME, 'lib/theme/TOCItems/index.js', 'client/follow-scroll.ts'],
  CONTENTS_LINK_ACTIVE: [INFIMA, STYLES, 'client/follow-scroll.ts'],
  TAB_ACTIVE: [INFIMA, STYLES, 'client/tabs.ts'],
  HEADING: [THEME, 'lib/theme/Heading/index.js', 'client/follow-scroll.ts'],
  NEXT_PAGE: [INFIMA, STYLES, 'client/navigation/follow-links.ts'],
  BREADCRUMBS: [
    THEME,
    'lib/theme/DocBreadcrumbs/index.js',
    'client/navigation/follow-links.ts, which fetches no page ahead from there, and SearchDialog/answer-search.ts',
  ],
};

for (const [name, className] of Object.entries(classes)) {
  const [of, file, usedBy] = ASSUMPTIONS[name as Name];
  assume({ of, that: `${file} has the class "${className}"`, usedBy }, () => {
    const text = readInstalled(`${of}/${file}`);
    expect(text).toMatch(new RegExp(`['". ]${className}(?![\\w-])`));
  });
}
