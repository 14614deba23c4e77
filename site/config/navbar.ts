import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import docsSidebars from '../sidebars/docs.ts';
import newdocsSidebars from '../sidebars/newdocs.ts';
import { checkNavbarItems, type NavbarItemConfig } from './check-navbar-items.ts';
import { identity } from './identity.ts';

const items = [
  { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Documentation', position: 'left' },
  {
    // A link to its main document: a `docSidebar` item would link to the first category's index page.
    type: 'doc',
    docsPluginId: 'newdocs',
    docId: 'express/getting-started',
    label: 'MERN Tutorial',
    position: 'left',
  },
  { to: '/api', label: 'API Documentation', position: 'left' },
  { type: 'docsVersionDropdown', position: 'right' },
  { type: 'localeDropdown', position: 'right' },
  { href: identity.repositoryUrl, label: 'GitHub', position: 'right' },
  { type: 'search', position: 'right' },
] as const satisfies readonly NavbarItemConfig[];

const sidebars: Readonly<Record<string, SidebarsConfig>> = {
  default: docsSidebars,
  newdocs: newdocsSidebars,
};

/** The navbar (CONTRACT.md, S2 and S3). */
export const navbar = {
  title: identity.title,
  hideOnScroll: true,
  logo: {
    alt: 'Vikram Betaal (ViBe) logo',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: checkNavbarItems(items, sidebars),
};
