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
    if (matchedForm(token.forms, matched) === undefined) {
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
interface KnownToken extends Omit<Token, 'raw'> {
  readonly forms: WordForms;
  /** Number of the stretch between white space that it stands in. */
  readonly stretch: number;
}

/** Texts whose words are kept: those of the hits of the last few keys. */
const MOST_TEXTS = 600;

/** What stands between white space in a text. */
const stretchesOf = remember(MOST_TEXTS, (text) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  })),
);

const tokensOf = remember(MOST_TEXTS, (text): readonly KnownToken[] =>
  stretchesOf(text).flatMap(({ start, end }, stretch) =>
    tokenize(text.slice(start, end)).map((token) => ({
      start: start + token.start,
      end: start + token.end,
      forms: wordForms(token.raw),
      stretch,
    })),
  ),
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
  const words = stretchesOf(text);
  if (words.length <= length) {
    return text;
  }
  const start = bestStart(tokensOf(text), matched, { length, count: words.length });
  const from = words[start]?.start ?? 0;
  const to = words[Math.min(start + length, words.length) - 1]?.end ?? text.length;
  const before = start > 0 ? ellipsis : '';
  const after = start + length < words.length ? ellipsis : '';
  return `${before}${text.slice(from, to)}${after}`;
}

/** The first stretch with the most different matches after it, moved so that its first match is not its first word. */
function bestStart(
  tokens: readonly KnownToken[],
  matched: ReadonlySet<string>,
  { length, count }: { readonly length: number; readonly count: number },
): number {
  const matches: { readonly form: string; readonly stretch: number }[] = [];
  for (const { forms, stretch } of tokens) {
    const form = matchedForm(forms, matched);
    if (form !== undefined) {
      matches.push({ form, stretch });
    }
  }
  let best = 0;
  let most = 0;
  for (const [place, { stretch: first }] of matches.entries()) {
    const forms = new Set<string>();
    for (const { form, stretch } of matches.slice(place, place + length)) {
      if (stretch < first + length) {
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
