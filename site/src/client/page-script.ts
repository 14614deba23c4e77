// The only script that a finished page loads (site/plugins/static-first puts it there). It makes the
// page work as it stands, and starts React when the reader needs it.
import { prepareHydration } from '@vibe-docs/lazy-hydration';
import { announcement } from '../../config/announcement.ts';
import { isSearchShortcut } from '../components/SearchButton/search-shortcut.ts';
import './enhance-page.ts';
import { showNewAnnouncement } from './show-new-announcement.ts';

showNewAnnouncement(document, announcement.id);
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
prepareHydration(document, {
  scripts,
  isShortcut: isSearchShortcut,
  // Without links in the page, of which the API page has four hundred: each address would be parsed.
  readingLinks: 'main a[href]:not([href^="#"], .breadcrumbs a), footer a[href]',
});

// On the home page the generator warns of a wrong base path unless this is there, which React sets later.
// Where the base path is wrong, this script does not load either.
window.docusaurus = { prefetch: () => false, preload: () => false };
