import { type Token, tokenize } from './tokenize.ts';
import { wordForms } from './word-forms.ts';

/** Texts whose words are kept: the hits of the last few keys, which the next key mostly shows again. */
const MOST_TEXTS = 400;

const known = new Map<string, readonly Token[]>();

/** The words of a text, as `tokenize` finds them. */
export function tokensOf(text: string): readonly Token[] {
  const cached = known.get(text);
  if (cached !== undefined) {
    return cached;
  }
  const tokens = tokenize(text);
  if (known.size >= MOST_TEXTS) {
    known.clear();
  }
  known.set(text, tokens);
  return tokens;
}

/** @returns the form under which a word of a text was looked for, if it was. */
export function matchedForm(raw: string, matched: ReadonlySet<string>): string | undefined {
  const { whole, parts } = wordForms(raw);
  // Called for every word of every hit at every key: no lists are made on the way.
  for (const form of whole) {
    if (matched.has(form)) {
      return form;
    }
  }
  for (const part of parts) {
    if (matched.has(part)) {
      return part;
    }
  }
  return undefined;
}

/** A word of the text was looked for. */
export function hasMatch(text: string, matched: ReadonlySet<string>): boolean {
  return tokensOf(text).some(({ raw }) => matchedForm(raw, matched) !== undefined);
}
