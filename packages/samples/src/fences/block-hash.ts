import { createHash } from 'node:crypto';

/**
 * Hash of a block as the page shows it. A proof is valid only while this stays the same.
 *
 * @param block language, text after the language, and shown text
 * @returns 16 hexadecimal digits
 */
export function blockHash(block: {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}): string {
  return createHash('sha256')
    .update(`${block.language}\n${block.meta}\n${block.text}`)
    .digest('hex')
    .slice(0, 16);
}
