/** A word of a text, with its place in it. */
export interface Token {
  /** As in the text. */
  readonly raw: string;
  /** Offset of the first and after the last UTF-16 unit. */
  readonly start: number;
  readonly end: number;
}

/**
 * A word begins with a letter, digit or underscore, after one sign that belongs to it in code
 * (`$lookup`, `@Get`, `#private`, `--amend`). Dots, hyphens and apostrophes join words
 * (`node.js`, `set-up`, `don't`); `++` and `#` may end one (`C++`, `C#`).
 *
 * No part can match in two ways, so the time is linear in the length of the text.
 */
const WORD =
  /(?:--?|[$@#])?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:['’.-][\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)*(?:\+\+|#)?/gu;

/** Longest word that is looked at, in UTF-16 units; longer ones are hashes and links. */
const LONGEST = 60;

/** Cuts a text into words. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    if (raw.length <= LONGEST) {
      tokens.push({ raw, start: match.index, end: match.index + raw.length });
    }
  }
  return tokens;
}

/** Lower case without accents: `Café` gives `cafe`. Marks of other scripts stay. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word is plain ASCII, and normalising is what costs.
  return /^[\x20-\x7e]*$/.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}
