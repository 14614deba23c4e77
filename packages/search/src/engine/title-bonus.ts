import { remember } from './remember.ts';
import { STOP_WORDS } from './stop-words.ts';
import { fold, tokenize } from './tokenize.ts';
import { RANKING } from './weights.ts';
import { stemOf } from './word-forms.ts';

/** Texts whose stems are kept: the records that the last few keys looked at. */
const MOST_TEXTS = 600;

/** Stems of a text's words, stop words left out unless there is nothing else. */
export const stemsOf: (text: string) => readonly string[] = remember(MOST_TEXTS, (text) => {
  const words = tokenize(text).map(({ raw }) => fold(raw));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
});

/**
 * What a record gains when the query stands in it as it was typed.
 *
 * @param query stems of the query.
 * @returns a factor of at least 1.
 */
export function titleBonus(query: readonly string[], title: string, text: string): number {
  if (query.length === 0) {
    return 1;
  }
  const heading = stemsOf(title);
  const place = findRun(heading, query);
  if (place === 0) {
    return heading.length === query.length ? RANKING.wholeTitle : RANKING.titleStart;
  }
  if (findRun(query, heading) >= 0 && heading.length > 1) {
    return RANKING.titleStart;
  }
  if (query.length < 2) {
    return 1;
  }
  if (place > 0) {
    return RANKING.headingPhrase;
  }
  return findRun(stemsOf(text), query) >= 0 ? RANKING.textPhrase : 1;
}

/** Where `run` stands in `stems` without a gap; its last stem may be the beginning of one. */
function findRun(stems: readonly string[], run: readonly string[]): number {
  const last = run.length - 1;
  return stems.findIndex((_, start) =>
    run.every((stem, index) => {
      const there = stems[start + index] ?? '';
      return there === stem || (index === last && stem.length > 2 && there.startsWith(stem));
    }),
  );
}
