/** Result of comparing an actual output with the one that a page shows. */
type Comparison =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** First line of the shown text that does not match, counted from 0. */
      readonly line: number;
      /** The actual line; `undefined` when there is none. */
      readonly actual: string | undefined;
      /** The shown line; `undefined` when there is none. */
      readonly shown: string | undefined;
      /** What the page should show: actual lines, with masks and `…` of the page where they match. */
      readonly renewed: string;
    };

/**
 * Compares an actual output with what a page shows of it.
 *
 * Named masks such as `<hash>` match what differs from run to run, a line `…` matches any lines, and `…` within a line
 * any part of it.
 * Trailing spaces and trailing empty lines are ignored.
 *
 * The lines are aligned as in an edit distance, so that the fewest lines are added or removed:
 *
 *     shown   a  …  d        fits a (0)  … takes b, c (0)  fits d (0)   ->  0, the same
 *     printed a  b  c  d
 */
export function compareOutput(shownText: string, actualText: string): Comparison {
  const shown = toLines(shownText);
  const actual = toLines(actualText);
  const steps: Step[] = [];
  for (let step = align(shown, actual); step !== undefined; step = step.next) {
    steps.push(step);
  }
  const first = steps.find(({ isChange }) => isChange);
  return first === undefined
    ? { kind: 'same' }
    : {
        kind: 'different',
        line: first.i,
        shown: shown[first.i],
        actual: actual[first.j],
        renewed: steps.flatMap(({ renewed }) => renewed ?? []).join('\n'),
      };
}

/** A step of an alignment, and the steps that follow it. */
interface Step {
  /** Index of the shown line and of the actual line at which it begins. */
  readonly i: number;
  readonly j: number;
  /** The line that the page should have here; `undefined` for one that goes, or for which `…` stands. */
  readonly renewed: string | undefined;
  /** Whether it adds or removes a line. */
  readonly isChange: boolean;
  /** Number of changes from here to the end. */
  readonly cost: number;
  readonly next: Step | undefined;
}

/** The cheapest steps through both texts, found from their ends: each cell of the table has the steps that follow it. */
function align(shown: readonly string[], actual: readonly string[]): Step | undefined {
  let below: readonly (Step | undefined)[] = [];
  for (let i = shown.length; i >= 0; i -= 1) {
    const row: (Step | undefined)[] = [];
    for (let j = actual.length; j >= 0; j -= 1) {
      const line = shown[i];
      const printed = actual[j];
      const steps: Step[] = [];
      const go = (next: Step | undefined, renewed?: string) =>
        steps.push({ i, j, renewed, isChange: false, cost: next?.cost ?? 0, next });
      const change = (next: Step | undefined, renewed?: string) =>
        steps.push({ i, j, renewed, isChange: true, cost: (next?.cost ?? 0) + 1, next });
      if (line === ANY_LINES) {
        go(below[j], line);
        if (printed !== undefined) {
          go(row[j + 1]);
        }
      } else {
        if (line !== undefined && printed !== undefined && lineFits(line, printed)) {
          go(below[j + 1], line);
        }
        if (line !== undefined) {
          change(below[j]);
        }
        if (printed !== undefined) {
          change(row[j + 1], printed);
        }
      }
      row[j] = steps.sort((a, b) => a.cost - b.cost)[0];
    }
    below = row;
  }
  return below[0];
}

function toLines(text: string): readonly string[] {
  const lines = text.replace(/\s+$/, '').split(/\r?\n/);
  return lines.length === 1 && lines[0] === '' ? [] : lines.map((line) => line.trimEnd());
}

/** Parts of an output that differ from run to run, by the name of their mask. */
const VOLATILE_PARTS: Readonly<Record<string, string>> = {
  // Of a commit, or in the name of a file that Vite builds.
  hash: String.raw`(?:[0-9a-f]{7,64}|[\w-]{8})`,
  time: String.raw`(?:\w{3}, \d{2} \w{3} \d{4} )?(?:\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?Z| GMT| [AP]M| ?[+-]\d{2}:?\d{2})?`,
  port: String.raw`\d{2,5}`,
  version: String.raw`v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?`,
  path: String.raw`(?:[A-Za-z]:)?(?:[\\/][^\s:'"()\\/]+)+[\\/]?`,
  ms: String.raw`\d+(?:\.\d+)?(?: ?m?s)?`,
};

/** A line that matches any number of lines, also none. Within a line, it matches any part. */
export const ANY_LINES = '…';

const MASK = new RegExp(`<(${Object.keys(VOLATILE_PARTS).join('|')})>`);

/** Returns whether an actual line matches a line of the page. */
function lineFits(shown: string, actual: string): boolean {
  if (!MASK.test(shown) && !shown.includes(ANY_LINES)) {
    return shown === actual;
  }
  return maskedLine(shown).test(actual);
}

function maskedLine(shown: string): RegExp {
  const source = shown
    .split(MASK)
    .map((part, index) => (index % 2 === 1 ? `(?:${VOLATILE_PARTS[part]})` : escapePattern(part)))
    .join('')
    .replaceAll(ANY_LINES, '.*');
  return new RegExp(`^${source}$`);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
