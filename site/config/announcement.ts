import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * The bar above the navbar. Change the id with the content: a reader who dismissed the old one then
 * sees the new one (storage keys `docusaurus.announcement.id` and `docusaurus.announcement.dismiss`).
 */
export const announcement = {
  id: 'documentation-written-2026',
  content:
    'This documentation has been rewritten, page by page. <a href="/vibe/blog/welcome">What to expect</a>',
  backgroundColor: '#2b1a4a',
  textColor: '#ffffff',
  isCloseable: true,
} as const satisfies ThemeConfig['announcementBar'];
