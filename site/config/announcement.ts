import type { ThemeConfig } from '@docusaurus/preset-classic';
import { BASE_PATH } from './base-path.ts';

/** Change the id together with the content: readers who closed the old announcement then see the new one. */
export const announcementId = 'documentation-written-2026';

/** The bar above the navbar. */
export const announcement = {
  id: announcementId,
  content: `This documentation has been rewritten, page by page. <a href="${BASE_PATH}blog/welcome">What to expect</a>`,
  backgroundColor: '#2b1a4a',
  textColor: '#ffffff',
  isCloseable: true,
} as const satisfies ThemeConfig['announcementBar'];
