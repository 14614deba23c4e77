import { matchedForm, tokensOf } from './matched-words.ts';

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
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= length) {
    return text;
  }
  const start = bestStart(matchesByWord(text, words, matched), length);
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

/** For each word, the forms that it or its pieces were looked for by. */
function matchesByWord(
  text: string,
  words: readonly Stretch[],
  matched: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const matches: string[][] = words.map(() => []);
  let place = 0;
  for (const { raw, start } of tokensOf(text)) {
    while (start >= (words[place]?.end ?? Number.POSITIVE_INFINITY)) {
      place++;
    }
    const form = matchedForm(raw, matched);
    if (form !== undefined) {
      matches[place]?.push(form);
    }
  }
  return matches;
}

/** The first stretch with the most different matches, moved so that its first match is not its first word. */
function bestStart(matches: readonly (readonly string[])[], length: number): number {
  let best = 0;
  let most = 0;
  for (let start = 0; start < matches.length; start++) {
    if (matches[start]?.length === 0) {
      continue;
    }
    const count = new Set(matches.slice(start, start + length).flat()).size;
    if (count > most) {
      most = count;
      best = start;
    }
  }
  const lead = Math.min(2, Math.floor(length / 4));
  return Math.max(0, Math.min(best - lead, matches.length - length));
}
