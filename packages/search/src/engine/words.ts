import { stemmer } from 'stemmer';
import { remember } from './remember.ts';

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

/** The forms under which one word of a text or query is known. */
export interface WordForms {
  /** Everything that stands for the whole word, most exact first: `$lookup`, `lookup`. */
  readonly whole: readonly string[];
  /** The names and words inside: `find`, `one`, `and`, `update`. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** Names that look like identifiers but are one word to a reader. */
const ONE_WORD = new Set(
  'typescript javascript github gitlab mongodb vscode devops graphql postgresql mysql openapi genai firebase'.split(
    ' ',
  ),
);

/**
 * @param raw a word as `tokenize` gives it.
 * @example wordForms('findOneAndUpdate').parts // ['find', 'one', 'and', 'update']
 * @example wordForms('node.js').whole // ['node.js', 'nodejs']
 * @example wordForms('@Get').whole // ['@get', 'get']
 */
export const wordForms: (raw: string) => WordForms = remember(50_000, makeForms);

/**
 * What the forms of a word have in common, by Porter's rules. British spellings get the stem of the American
 * ones: `memoisation`, `analyse`, `behaviour`.
 */
export const stemOf: (word: string) => string = remember(50_000, (word) =>
  stemmer(
    word
      .replace(/(?<=[a-z]{2}[iy])s(?=(?:ation|e|ed|er|ing|able)s?$)/, 'z')
      .replace(/(?<=[a-z]{3}o)u(?=rs?$)/, ''),
  ),
);

function makeForms(raw: string): WordForms {
  const text = raw.replace(/['’](?:s$)?/giu, '');
  const bare = text.replace(/^(?:--?|[$@#])/, '');
  const joined = fold(bare.replace(/[.-]/g, ''));
  const whole = new Set([fold(text), fold(bare), joined].filter((form) => form !== ''));
  const parts = ONE_WORD.has(fold(bare)) ? [] : [...namesIn(bare), ...splitWord(bare)];
  return {
    whole: [...whole],
    parts: parts.length > 1 ? [...new Set(parts.filter((part) => part.length > 1))] : [],
  };
}

/** Names between dots: `users.findOne` is looked for as `findOne`. A word without dots has none. */
function namesIn(word: string): readonly string[] {
  const names = word.split('.');
  return names.length > 1 ? names.map(fold) : [];
}

/** Cuts at dots, hyphens, underscores and changes of case: `getURLFor_x` gives get, url, for, x. */
function splitWord(word: string): readonly string[] {
  return word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ ._-]+/)
    .filter((part) => part !== '')
    .map(fold);
}

/**
 * Words of questions that say nothing about the subject. They count a little, so that "what is ViBe"
 * still finds the page of that title first, and no page is dropped for lacking one.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be been best between by can could difference do does did doing explain
  for from get give had happen happens has have help how i if in into is it its just make mean means me my
  need of on one or our please should show so some tell there
  than that the their them then these they this to us use used using v vs versus want was way we
  what when where which who why will with without work works would you your`.split(/\s+/),
);

/** Words of a text as the index has them, stop words left out unless there is nothing else. */
export function tellingWords(text: string): readonly string[] {
  const words = tokenize(text).map(({ raw }) => wordForms(raw).whole[0] ?? raw);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
