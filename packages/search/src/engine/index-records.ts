import { FIELD, PART } from './weights.ts';
import { STOP_WORDS, type Token, tellingWords, tokenize, wordForms } from './words.ts';

/** Words of one record with what each is worth. */
type Worth = Map<string, number>;

/** A usual section has this many words; longer ones dilute each of theirs (as in BM25). */
const USUAL_WORDS = 80;

/** A word of a heading. */
export interface HeadingWord {
  readonly worth: number;
  /**
   * 0 when it is part of another word or says nothing, as stop words do. Else one more than twice its place among the
   * telling words, and one more for the last of them.
   */
  readonly place: number;
}

/** The words of a heading, each once: a title with those of its page's address and category. */
export function wordsOfHeading(
  { level, title }: { readonly level: number; readonly title: string },
  page?: { readonly group: string; readonly path: string },
): ReadonlyMap<string, HeadingWord> {
  const worth: Worth = new Map();
  addHeading(worth, title, level === 1 ? FIELD.title : FIELD.heading);
  if (level === 1 && page !== undefined) {
    addHeading(worth, readablePath(page.path), FIELD.path);
    addHeading(worth, page.group, FIELD.group);
  }
  const telling = tellingWords(title);
  const places = new Map(
    telling.map((word, place) => [word, 2 * place + (place === telling.length - 1 ? 2 : 1)]),
  );
  return new Map(
    [...worth].map(([word, own]) => [word, { worth: own, place: places.get(word) ?? 0 }]),
  );
}

/** What each word is worth in the text of a section; stop words, which say nothing there, are left out. */
export function worthOfText(section: {
  readonly level: number;
  readonly prose: string;
  readonly code: string;
  readonly asked?: readonly string[];
}): ReadonlyMap<string, number> {
  const worth: Worth = new Map();
  addText(worth, section.prose, section.level === 1 ? FIELD.introduction : FIELD.prose);
  addText(worth, section.code, FIELD.code);
  const asked: Worth = new Map();
  for (const question of section.asked ?? []) {
    addHeading(asked, question, FIELD.asked);
  }
  for (const [form, each] of asked) {
    worth.set(form, (worth.get(form) ?? 0) + each);
  }
  for (const word of STOP_WORDS) {
    worth.delete(word);
  }
  return worth;
}

/** A word counts once in a heading, at its best; a long heading says less with each word. */
function addHeading(worth: Worth, text: string, weight: number): void {
  const tokens = tokenize(text);
  const each = weight / (1 + 0.06 * Math.max(0, tokens.length - 1));
  for (const [form, share] of formsIn(tokens)) {
    worth.set(form, Math.max(worth.get(form) ?? 0, each * share));
  }
}

/** A word that comes back counts more, up to `weight` (BM25's saturation with k = 1). */
function addText(worth: Worth, text: string, weight: number): void {
  const tokens = tokenize(text);
  const counts: Worth = new Map();
  for (const [form, share] of formsIn(tokens)) {
    counts.set(form, (counts.get(form) ?? 0) + share);
  }
  const length = 0.5 + (0.5 * tokens.length) / USUAL_WORDS;
  for (const [form, count] of counts) {
    worth.set(form, (worth.get(form) ?? 0) + (weight * count * 2) / (count + 1 + length));
  }
}

/** The forms of the words, and which share of a word each counts. */
function formsIn(tokens: readonly Token[]): readonly (readonly [form: string, share: number])[] {
  return tokens.flatMap(({ raw }) => {
    const { whole, parts } = wordForms(raw);
    return [
      ...whole.map((form) => [form, 1] as const),
      ...parts.map((part) => [part, PART] as const),
    ];
  });
}

/** `/vibe/newdocs/React/Lazy%20Loading` gives `newdocs React Lazy Loading`. */
function readablePath(path: string): string {
  return decodeURI(path).split('/').slice(2).join(' ');
}
