import type { ThemeConfig } from '@docusaurus/preset-classic';
import { BASE_PATH } from '../model/base-path.ts';
import { identity } from '../model/identity.ts';
import { announcementId } from './announcement-id.ts';

/** The bar above the navbar. */
export const announcement = {
  id: announcementId,
  content: `This documentation has been rewritten, page by page. <a href="${BASE_PATH}blog/welcome">What to expect</a>`,
  backgroundColor: '#2b1a4a',
  textColor: '#ffffff',
  isCloseable: true,
} as const satisfies ThemeConfig['announcementBar'];

/** Of a section that is open: the page itself is in the sidebar, and two links cannot be the current page. */
const SECTION = { 'aria-current': 'true' };

/** The navbar (CONTRACT.md, S2 and S3). */
export const navbar = {
  title: identity.title,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    width: 32,
    height: 32,
  },
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'tutorialSidebar',
      label: 'Documentation',
      position: 'left',
      ...SECTION,
    },
    {
      // A link to its main document: a `docSidebar` item would link to the first category's index page.
      type: 'doc',
      docsPluginId: 'newdocs',
      docId: 'express/getting-started',
      label: 'MERN Tutorial',
      position: 'left',
      ...SECTION,
    },
    { to: '/api', label: 'API Documentation', position: 'left', ...SECTION },
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { href: identity.repositoryUrl, label: 'GitHub', position: 'right' },
    { type: 'search', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];

/** The footer: link columns, logo, copyright (CONTRACT.md, S11, S12, C2). */
export const footer = {
  style: 'dark',
  logo: {
    alt: 'Vikram Betaal (ViBe) logo',
    src: 'img/logo.svg',
    width: 48,
    height: 48,
  },
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Documentation', to: '/docs/getting-started/intro' },
        { label: 'Tutorials', to: '/newdocs' },
        { label: 'API Documentation', to: '/api' },
        { label: 'Glossary', to: '/docs/glossary' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'GitHub', href: identity.repositoryUrl },
        { label: 'LinkedIn', href: identity.companyUrl },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Search', to: '/search' },
        { label: 'Accessibility', to: '/docs/accessibility' },
      ],
    },
  ],
  copyright: identity.copyright,
} satisfies ThemeConfig['footer'];
