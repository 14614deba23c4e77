import { remember } from './remember.ts';
import { type Token, tokenize } from './tokenize.ts';
import { type WordForms, wordForms } from './word-forms.ts';

/** A word of a text with the forms under which it can be looked for. */
export interface KnownToken extends Token {
  readonly forms: WordForms;
}

/** Texts whose words are kept: those of the hits of the last few keys. */
const MOST_TEXTS = 600;

/** The words of a text, as `tokenize` finds them. */
export const tokensOf: (text: string) => readonly KnownToken[] = remember(MOST_TEXTS, (text) =>
  tokenize(text).map((token) => ({ ...token, forms: wordForms(token.raw) })),
);

/** @returns the form under which a word of a text was looked for, if it was. */
export function matchedForm(
  { forms }: KnownToken,
  matched: ReadonlySet<string>,
): string | undefined {
  // Called for every word of every hit at every key: no lists are made on the way.
  for (const form of forms.whole) {
    if (matched.has(form)) {
      return form;
    }
  }
  for (const part of forms.parts) {
    if (matched.has(part)) {
      return part;
    }
  }
  return undefined;
}

/** A word of the text was looked for. */
export function hasMatch(text: string, matched: ReadonlySet<string>): boolean {
  return tokensOf(text).some((token) => matchedForm(token, matched) !== undefined);
}
