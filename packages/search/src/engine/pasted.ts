/** What an error message says of the reader's own machine. */
const PLACES = [
  // Node.js prints the line that threw before the message, with a caret below it.
  /^.*\s\^+(?=\s)/s,
  // A line of a stack trace: `at listen (node:net:1865:12)`.
  /\bat (?:(?:async |new )?[^\s()]+ (?:\[as \w+\] )?\(?)?[^\s()]+:\d+:\d+\)?/g,
  // Addresses, and paths from the root of a disk.
  /\b[a-z]+:\/\/\S+/gi,
  /(?:\b[A-Za-z]:\\|\/(?:app|builds?|etc|home|mnt|opt|private|root|srv|tmp|usr|Users|var|workspaces?)\/)\S+/g,
  // Files with a position: `src/app.ts:14:27`, `src/app.ts(14,27)`.
  /(?<![^\s'"`()])[^\s'"`()]+\.[a-z]\w*(?::\d+(?::\d+)?|\(\d+,\d+\)):?(?: -)?/gi,
  // What Git sends: `main -> main`.
  /(?<!\S)\S+ +-> +\S+/g,
  // Types that the compiler quotes from the code: `'{ id: string; }'`.
  /'\{[^']*'/g,
  // The path of one of many: `/orders/17`.
  /(?<!\S)\/\S*\/\d+(?!\S)/g,
  // Hashes.
  /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,}\b/gi,
];

/**
 * Drops from a pasted error message what is of the reader's own machine: paths, positions, stack traces, hashes. The code
 * that an editor puts behind a message of the compiler comes first, as in a terminal, and what Git ends with before its
 * advice.
 *
 * @returns the text itself, as far as no word would be left: who pastes only a path looks for it
 * @example withoutPlaces("src/a.ts:3:1 - error TS2304: Cannot find name 'x'.") // "error TS2304: Cannot find name 'x'."
 */
export function withoutPlaces(text: string): string {
  let rest = text
    .replace(/^(.*)\bts\((\d+)\)/s, 'TS$2: $1 ')
    .replace(/^(.+?\s)(fatal: .+)$/s, '$2 $1');
  for (const place of PLACES) {
    const shorter = rest.replace(place, ' ');
    rest = /\p{L}{3}/u.test(shorter) ? shorter : rest;
  }
  return rest.replace(/\s+/g, ' ');
}

/** What messages of programs have and searches hardly: names of errors, refusals, signs of code and paths. */
const MESSAGE =
  /\p{Ll}Error\b|\b(?:cannot|can't|could not|unable to|failed|not (?:an?|found|allowed|defined)|is not|no such|refused|denied|rejected|unexpected|invalid|timed out)\b|[^\p{L}\p{M}\p{N}\s.,?!&+'’-]|(?<!\p{L})['’]|['’](?!\p{L})/u;

/** Whether a text looks like code, a path, or what a program has printed, rather than like a search in words. */
export function isMessage(text: string): boolean {
  return MESSAGE.test(text);
}
