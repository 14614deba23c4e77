import { createHash } from 'node:crypto';

/** @returns a file name that changes with the content: `page.0123abcd.js` */
export function hashedName(name: string, content: string, ending: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
}
