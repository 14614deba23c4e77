import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcementId } from './announcement-id.ts';
import { BASE_PATH } from './base-path.ts';

/** The bar above the navbar. */
export const announcement = {
  id: announcementId,
  content: `This documentation has been rewritten, page by page. <a href="${BASE_PATH}blog/welcome">What to expect</a>`,
  backgroundColor: '#2b1a4a',
  textColor: '#ffffff',
  isCloseable: true,
} as const satisfies ThemeConfig['announcementBar'];
