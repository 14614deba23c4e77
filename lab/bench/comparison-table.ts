/** A row of a comparison; a value is `undefined` where it does not apply to a site. */
export interface ComparedValue {
  readonly name: string;
  readonly ours: number | undefined;
  readonly stock: number | undefined;
  /** Decimal places to show. */
  readonly digits: number;
}

/** Lines of a Markdown table with the ratio of ours to stock. */
export function renderComparison(
  title: string,
  values: readonly ComparedValue[],
): readonly string[] {
  const rows = values.map(({ name, ours, stock, digits }) => [
    name,
    format(ours, digits),
    format(stock, digits),
    ratio(ours, stock),
  ]);
  const all = [[title, 'ours', 'stock', 'ours ÷ stock'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(all[0] ?? []), rule, ...rows.map(line)];
}

function format(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? 'none' : value.toFixed(digits);
}

function ratio(ours: number | undefined, stock: number | undefined): string {
  return ours === undefined || stock === undefined || stock === 0 || Number.isNaN(ours / stock)
    ? ''
    : (ours / stock).toFixed(2);
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
