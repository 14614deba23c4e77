import { matchedForm, tokensOf } from './matched-words.ts';
import { remember } from './remember.ts';

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
  const start = bestStart(findMatches(text, matched), { length, count: words.length });
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

/** The words of a text as white space separates them. */
const stretchesOf: (text: string) => readonly Stretch[] = remember(600, (text) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  })),
);

/** Something that was looked for, and the number of the word that it stands in. */
interface Match {
  readonly form: string;
  readonly word: number;
}

function findMatches(text: string, matched: ReadonlySet<string>): readonly Match[] {
  const words = stretchesOf(text);
  const matches: Match[] = [];
  let word = 0;
  for (const token of tokensOf(text)) {
    const form = matchedForm(token, matched);
    if (form === undefined) {
      continue;
    }
    while (token.start >= (words[word]?.end ?? Number.POSITIVE_INFINITY)) {
      word++;
    }
    matches.push({ form, word });
  }
  return matches;
}

/** The first stretch with the most different matches, moved so that its first match is not its first word. */
function bestStart(
  matches: readonly Match[],
  { length, count }: { readonly length: number; readonly count: number },
): number {
  let best = 0;
  let most = 0;
  for (const [place, { word }] of matches.entries()) {
    const forms = new Set<string>();
    for (let next = place; next < matches.length; next++) {
      const match = matches[next];
      if (match === undefined || match.word >= word + length) {
        break;
      }
      forms.add(match.form);
    }
    if (forms.size > most) {
      most = forms.size;
      best = word;
    }
  }
  const lead = Math.min(2, Math.floor(length / 4));
  return Math.max(0, Math.min(best - lead, count - length));
}
