import { FIELD } from './weights.ts';
import { STOP_WORDS, type Token, tokenize, wordForms } from './words.ts';

/** Words of one record with what each is worth. */
export type Worth = ReadonlyMap<string, number>;

/** A usual section has this many words; longer ones dilute each of theirs (as in BM25). */
const USUAL_WORDS = 80;

/** What each word of a heading is worth; a title has those of its page's address as well. */
export function worthOfHeading(
  { level, title }: { readonly level: number; readonly title: string },
  page?: { readonly path: string },
): Worth {
  const worth = new Map<string, number>();
  addHeading(worth, title, level === 1 ? FIELD.title : FIELD.heading);
  if (level === 1 && page !== undefined) {
    addHeading(worth, readablePath(page.path), FIELD.path);
  }
  return worth;
}

/** What each word is worth in the text of a section; stop words, which say nothing there, are left out. */
export function worthOfText(section: {
  readonly level: number;
  readonly prose: string;
  readonly code: string;
  readonly asked?: readonly string[];
}): Worth {
  const worth = new Map<string, number>();
  addText(worth, section.prose, section.level === 1 ? FIELD.introduction : FIELD.prose);
  addText(worth, section.code, FIELD.code);
  const asked = new Map<string, number>();
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
function addHeading(worth: Map<string, number>, text: string, weight: number): void {
  const tokens = tokenize(text);
  const each = weight / (1 + 0.06 * Math.max(0, tokens.length - 1));
  for (const form of formsIn(tokens)) {
    worth.set(form, Math.max(worth.get(form) ?? 0, each));
  }
}

/** A word that comes back counts more, up to `weight` (BM25's saturation with k = 1). */
function addText(worth: Map<string, number>, text: string, weight: number): void {
  const tokens = tokenize(text);
  const counts = new Map<string, number>();
  for (const form of formsIn(tokens)) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const length = 0.5 + (0.5 * tokens.length) / USUAL_WORDS;
  for (const [form, count] of counts) {
    worth.set(form, (worth.get(form) ?? 0) + (weight * count * 2) / (count + 1 + length));
  }
}

/** The forms of the words: an identifier counts, and each word inside it. */
function formsIn(tokens: readonly Token[]): readonly string[] {
  return tokens
    .map(({ raw }) => wordForms(raw))
    .flatMap(({ whole, parts }) => [...whole, ...parts]);
}

/** `/vibe/newdocs/React/Lazy%20Loading` gives `newdocs React Lazy Loading`. */
function readablePath(path: string): string {
  return decodeURI(path).split('/').slice(2).join(' ');
}
