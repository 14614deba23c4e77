import { escapeHtml } from '@vibe-docs/kernel';
import { remember } from './remember.ts';
import { type Token, tokenize, type WordForms, wordForms } from './words.ts';

/** A piece of text, marked when it is what the reader looked for. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text into marked and unmarked pieces. Joined, the pieces give the text. */
export function highlight(text: string, matched: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (matchedForm(token, matched) === undefined) {
      continue;
    }
    if (token.start > end) {
      pieces.push({ text: text.slice(end, token.start), isMatch: false });
    }
    pieces.push({ text: text.slice(token.start, token.end), isMatch: true });
    end = token.end;
  }
  if (end < text.length) {
    pieces.push({ text: text.slice(end), isMatch: false });
  }
  return pieces;
}

/** Marks by tags in text that is otherwise safe to put into a page as HTML. */
export function toMarkup(
  pieces: readonly TextPiece[],
  { before, after }: { readonly before: string; readonly after: string },
): string {
  return pieces
    .map(({ text, isMatch }) =>
      isMatch ? `${before}${escapeHtml(text)}${after}` : escapeHtml(text),
    )
    .join('');
}

/** A word of a text with the forms under which it can be looked for. */
interface KnownToken extends Token {
  readonly forms: WordForms;
}

/** Texts whose words are kept: those of the hits of the last few keys. */
const MOST_TEXTS = 600;

/** The words of a text, as `tokenize` finds them. */
const tokensOf: (text: string) => readonly KnownToken[] = remember(MOST_TEXTS, (text) =>
  tokenize(text).map((token) => ({ ...token, forms: wordForms(token.raw) })),
);

/** @returns the form under which a word of a text was looked for, if it was. */
function matchedForm({ forms }: KnownToken, matched: ReadonlySet<string>): string | undefined {
  const isMatch = (form: string) => matched.has(form);
  return forms.whole.find(isMatch) ?? forms.parts.find(isMatch);
}

/** A word of the text was looked for. */
export function hasMatch(text: string, matched: ReadonlySet<string>): boolean {
  return tokensOf(text).some((token) => matchedForm(token, matched) !== undefined);
}

/**
 * Cuts a text to the words around the best match.
 *
 * @param length most words (white space separates them, as in Algolia's snippets).
 * @param ellipsis stands where text was cut off.
 * @returns the whole text when it is short enough; its beginning when nothing matches.
 */
export function snippet(
  text: string,
  matched: ReadonlySet<string>,
  { length, ellipsis }: { readonly length: number; readonly ellipsis: string },
): string {
  const words = stretchesOf(text);
  if (words.length <= length) {
    return text;
  }
  const start = bestStart(findMatches(text, matched), { length, count: words.length });
  const from = words[start]?.start ?? 0;
  const to = words[Math.min(start + length, words.length) - 1]?.end ?? text.length;
  const before = start > 0 ? ellipsis : '';
  const after = start + length < words.length ? ellipsis : '';
  return `${before}${text.slice(from, to)}${after}`;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words of a text as white space separates them. */
const stretchesOf: (text: string) => readonly Stretch[] = remember(600, (text) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  })),
);

/** Something that was looked for, and the number of the word that it stands in. */
interface Match {
  readonly form: string;
  readonly word: number;
}

function findMatches(text: string, matched: ReadonlySet<string>): readonly Match[] {
  const words = stretchesOf(text);
  const matches: Match[] = [];
  let word = 0;
  for (const token of tokensOf(text)) {
    const form = matchedForm(token, matched);
    if (form === undefined) {
      continue;
    }
    while (token.start >= (words[word]?.end ?? Number.POSITIVE_INFINITY)) {
      word++;
    }
    matches.push({ form, word });
  }
  return matches;
}

/** The first stretch with the most different matches, moved so that its first match is not its first word. */
function bestStart(
  matches: readonly Match[],
  { length, count }: { readonly length: number; readonly count: number },
): number {
  let best = 0;
  let most = 0;
  for (const [place, { word }] of matches.entries()) {
    const forms = new Set<string>();
    for (let next = place; next < matches.length; next++) {
      const match = matches[next];
      if (match === undefined || match.word >= word + length) {
        break;
      }
      forms.add(match.form);
    }
    if (forms.size > most) {
      most = forms.size;
      best = word;
    }
  }
  const lead = Math.min(2, Math.floor(length / 4));
  return Math.max(0, Math.min(best - lead, count - length));
}
