import { createHash } from 'node:crypto';

/**
 * Returns the hash by which a content security policy allows inline text (CSP Level 3, section 6.7.3).
 *
 * @returns `sha256-<base64>`, without quotes.
 */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
