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
 * The lines are aligned as in an edit distance; `cost[i][j]` is the least number of lines to add or
 * remove for the shown lines from `i` and the actual lines from `j`:
 *
 *     shown   a  …  d        fits a (0)  … takes b, c (0)  fits d (0)   ->  0, the same
 *     printed a  b  c  d
 */
export function compareOutput(shownText: string, actualText: string): Comparison {
  const shown = toLines(shownText);
  const actual = toLines(actualText);
  const cost = alignmentCosts(shown, actual);
  if (cost[0]?.[0] === 0) {
    return { kind: 'same' };
  }
  const { line, renewed, at } = walk(shown, actual, cost);
  return {
    kind: 'different',
    line,
    shown: shown[line],
    actual: actual[at],
    renewed: renewed.join('\n'),
  };
}

function alignmentCosts(shown: readonly string[], actual: readonly string[]): number[][] {
  const cost = Array.from({ length: shown.length + 1 }, () =>
    new Array<number>(actual.length + 1).fill(0),
  );
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = shown.length; i >= 0; i -= 1) {
    for (let j = actual.length; j >= 0; j -= 1) {
      const row = cost[i];
      if (row === undefined || (i === shown.length && j === actual.length)) {
        continue;
      }
      row[j] = Math.min(
        ...stepsFrom(shown, actual, { i, j }).map((step) => step.cost + at(step.i, step.j)),
      );
    }
  }
  return cost;
}

interface Spot {
  readonly i: number;
  readonly j: number;
}

interface Step extends Spot {
  readonly kind: 'keep' | 'swallow' | 'end-any' | 'remove' | 'add';
  readonly cost: number;
}

function stepsFrom(shown: readonly string[], actual: readonly string[], { i, j }: Spot): Step[] {
  const line = shown[i];
  const printed = actual[j];
  const steps: Step[] = [];
  if (line === ANY_LINES) {
    steps.push({ kind: 'end-any', i: i + 1, j, cost: 0 });
    if (printed !== undefined) {
      steps.push({ kind: 'swallow', i, j: j + 1, cost: 0 });
    }
    return steps;
  }
  if (line !== undefined && printed !== undefined && lineFits(line, printed)) {
    steps.push({ kind: 'keep', i: i + 1, j: j + 1, cost: 0 });
  }
  if (line !== undefined) {
    steps.push({ kind: 'remove', i: i + 1, j, cost: 1 });
  }
  if (printed !== undefined) {
    steps.push({ kind: 'add', i, j: j + 1, cost: 1 });
  }
  return steps;
}

function walk(shown: readonly string[], actual: readonly string[], cost: readonly number[][]) {
  const renewed: string[] = [];
  let spot: Spot = { i: 0, j: 0 };
  let first: Spot | undefined;
  while (spot.i < shown.length || spot.j < actual.length) {
    const here = spot;
    const step = stepsFrom(shown, actual, here).find(
      (candidate) =>
        candidate.cost + (cost[candidate.i]?.[candidate.j] ?? Number.POSITIVE_INFINITY) ===
        cost[here.i]?.[here.j],
    );
    if (step === undefined) {
      throw new Error('Cannot align an output: no step leads on');
    }
    if (step.kind === 'keep' || step.kind === 'end-any') {
      renewed.push(shown[here.i] ?? '');
    } else if (step.kind === 'add') {
      renewed.push(actual[here.j] ?? '');
    }
    if (step.cost > 0) {
      first ??= here;
    }
    spot = step;
  }
  return { renewed, line: first?.i ?? 0, at: first?.j ?? 0 };
}

function toLines(text: string): readonly string[] {
  const lines = text.replace(/\s+$/, '').split(/\r?\n/);
  return lines.length === 1 && lines[0] === '' ? [] : lines.map((line) => line.trimEnd());
}

/** Parts of an output that differ from run to run, by the name of their mask. */
const VOLATILE_PARTS = {
  // Of a commit, or in the name of a file that Vite builds.
  hash: String.raw`(?:[0-9a-f]{7,64}|[\w-]{8})`,
  time: String.raw`(?:\w{3}, \d{2} \w{3} \d{4} )?(?:\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?Z| GMT| [AP]M| ?[+-]\d{2}:?\d{2})?`,
  port: String.raw`\d{2,5}`,
  version: String.raw`v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?`,
  path: String.raw`(?:[A-Za-z]:)?(?:[\\/][^\s:'"()\\/]+)+[\\/]?`,
  ms: String.raw`\d+(?:\.\d+)?(?: ?m?s)?`,
} as const satisfies Record<string, string>;

/** A line that matches any number of lines, also none. Within a line, it matches any part. */
export const ANY_LINES = '…';

const MASK = new RegExp(`<(${Object.keys(VOLATILE_PARTS).join('|')})>`);

/** Returns whether an actual line matches a line of the page. */
function lineFits(shown: string, actual: string): boolean {
  if (!MASK.test(shown) && !shown.includes(ANY_LINES)) {
    return shown.trimEnd() === actual.trimEnd();
  }
  return maskedLine(shown.trimEnd()).test(actual.trimEnd());
}

function maskedLine(shown: string): RegExp {
  const source = shown
    .split(MASK)
    .map((part, index) => (index % 2 === 1 ? patternOf(part) : escapePattern(part)))
    .join('')
    .replaceAll(ANY_LINES, '.*');
  return new RegExp(`^${source}$`);
}

function patternOf(name: string): string {
  const known: Readonly<Record<string, string>> = VOLATILE_PARTS;
  return `(?:${known[name] ?? escapePattern(name)})`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
