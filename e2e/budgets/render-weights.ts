import type { Budgets, KindOfPage } from './judge-budgets.ts';
import { groupBy } from './judge-budgets.ts';
import { bytesOf, MEASURES, type PageWeight } from './page-weight.ts';

/**
 * Renders a table of the heaviest page and the budget of each kind, in kB of 1000 bytes.
 *
 * @returns lines.
 */
export function renderWeights(pages: readonly KindOfPage[], budgets: Budgets): readonly string[] {
  const kinds = groupBy(pages, ({ kind }) => kind);
  const rows = [...kinds].map(([kind, members]) => {
    const weights = members.map(({ weight }) => weight);
    const cells = MEASURES.map((measure) => {
      const heaviest = Math.max(...weights.map((weight) => bytesOf(weight, measure)));
      return `${kilobytes(heaviest)} / ${kilobytes(budgets.pages[kind]?.[measure])}`;
    });
    return [kind, String(weights.length), ...cells];
  });
  return align([['kind', 'pages', ...MEASURES], ...rows]);
}

/** Renders a table of the chunks that interactions load, heaviest first. */
export function renderIslands(
  weights: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): readonly string[] {
  const rows = Object.entries(weights)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, bytes]) => [name, `${kilobytes(bytes)} / ${kilobytes(budgets[name])}`]);
  return align(rows);
}

/** Renders the resources of one page, heaviest first. */
export function renderParts({ path, parts }: PageWeight): readonly string[] {
  const rows = parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, kind, bytes }) => [name, kind, `${bytes} B`]);
  return [path, ...align(rows)];
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? 'none' : (bytes / 1000).toFixed(1);
}

/** The first column is left-aligned, the others are right-aligned. */
function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
      })
      .join(''),
  );
}
