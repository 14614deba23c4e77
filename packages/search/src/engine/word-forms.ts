import { stemmer } from 'stemmer';
import { remember } from './remember.ts';
import { fold } from './tokenize.ts';

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
