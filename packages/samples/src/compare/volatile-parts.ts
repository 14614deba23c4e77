/** Parts of an output that differ from run to run, by the name of their mask. */
export const VOLATILE_PARTS = {
  hash: '[0-9a-f]{7,64}',
  time: String.raw`(?:\w{3}, \d{2} \w{3} \d{4} )?(?:\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?Z| GMT| [AP]M| ?[+-]\d{2}:?\d{2})?`,
  port: String.raw`\d{2,5}`,
  version: String.raw`v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?`,
  path: String.raw`(?:[A-Za-z]:)?(?:[\\/][^\s:'"()\\/]+)+[\\/]?`,
  ms: String.raw`\d+(?:\.\d+)?(?: ?m?s)?`,
} as const satisfies Record<string, string>;

/** A line that matches any number of lines, also none. */
export const ANY_LINES = '…';

const MASK = new RegExp(`<(${Object.keys(VOLATILE_PARTS).join('|')})>`);

/** Returns whether an actual line matches a line of the page. */
export function lineFits(shown: string, actual: string): boolean {
  if (!MASK.test(shown)) {
    return shown.trimEnd() === actual.trimEnd();
  }
  return maskedLine(shown.trimEnd()).test(actual.trimEnd());
}

function maskedLine(shown: string): RegExp {
  const source = shown
    .split(MASK)
    .map((part, index) => (index % 2 === 1 ? patternOf(part) : escapePattern(part)))
    .join('');
  return new RegExp(`^${source}$`);
}

function patternOf(name: string): string {
  const known: Readonly<Record<string, string>> = VOLATILE_PARTS;
  return `(?:${known[name] ?? escapePattern(name)})`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
