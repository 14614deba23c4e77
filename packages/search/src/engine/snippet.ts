import { escapeHtml } from '@vibe-docs/kernel';
import { partitionPoint } from './partition-point.ts';
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
  for (const { start, forms, ...token } of tokensOf(text)) {
    if (matchedForm(forms, matched) !== undefined) {
      pieces.push({ text: text.slice(end, start), isMatch: false });
      pieces.push({ text: text.slice(start, token.end), isMatch: true });
      end = token.end;
    }
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
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
const tokensOf = remember(MOST_TEXTS, (text): readonly KnownToken[] =>
  tokenize(text).map((token) => ({ ...token, forms: wordForms(token.raw) })),
);

/** @returns the form under which a word of a text was looked for, if it was. */
function matchedForm({ whole, parts }: WordForms, matched: ReadonlySet<string>) {
  const isMatch = (form: string) => matched.has(form);
  return whole.find(isMatch) ?? parts.find(isMatch);
}

/** A word of the text was looked for. */
export function hasMatch(text: string, matched: ReadonlySet<string>): boolean {
  return tokensOf(text).some((token) => matchedForm(token.forms, matched) !== undefined);
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
  const words = wordsOf(text);
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

/** The words of a text as white space separates them. */
const wordsOf = remember(MOST_TEXTS, (text) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  })),
);

/** @returns what was looked for, and the number of the word that it stands in */
function findMatches(text: string, matched: ReadonlySet<string>) {
  const matches: { readonly form: string; readonly word: number }[] = [];
  for (const { forms, start } of tokensOf(text)) {
    const form = matchedForm(forms, matched);
    if (form !== undefined) {
      matches.push({ form, word: partitionPoint(wordsOf(text), ({ end }) => end <= start) });
    }
  }
  return matches;
}

/** The first stretch with the most different matches, moved so that its first match is not its first word. */
function bestStart(
  matches: ReturnType<typeof findMatches>,
  { length, count }: { readonly length: number; readonly count: number },
): number {
  let best = 0;
  let most = 0;
  for (const [place, { word: first }] of matches.entries()) {
    const forms = new Set<string>();
    for (const { form, word } of matches.slice(place, place + length)) {
      if (word < first + length) {
        forms.add(form);
      }
    }
    if (forms.size > most) {
      most = forms.size;
      best = first;
    }
  }
  const lead = Math.min(2, Math.floor(length / 4));
  return Math.max(0, Math.min(best - lead, count - length));
}
