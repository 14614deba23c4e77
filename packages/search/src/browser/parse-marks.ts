import type { TextPiece } from '../engine/snippet.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  // Written before: in recent searches that readers keep, and in a hosted index.
  '&#39;': "'",
};

/**
 * Reads a marked text (`_snippetResult` of a hit) into pieces, so that a page can show it without
 * taking it for HTML: any other tag stays visible text.
 *
 * @example parseMarks('a &lt; <mark>b</mark>') // [{ text: 'a < ', … }, { text: 'b', isMatch: true }]
 */
export function parseMarks(value: string): readonly TextPiece[] {
  return value
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: decode(text), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The text of a marked text. */
export function plainText(value: string): string {
  return parseMarks(value)
    .map(({ text }) => text)
    .join('');
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
