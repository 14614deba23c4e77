import { markdownTable } from 'markdown-table';

/** A row of a comparison; a value is `undefined` where it does not apply to a site. */
export interface ComparedValue {
  readonly name: string;
  readonly ours: number | undefined;
  readonly stock: number | undefined;
  /** Decimal places to show. */
  readonly digits: number;
}

/** A Markdown table with the ratio of ours to stock. */
export function renderComparison(title: string, values: readonly ComparedValue[]): string {
  const rows = values.map(({ name, ours, stock, digits }) => [
    name,
    format(ours, digits),
    format(stock, digits),
    ours === undefined || stock === undefined ? '' : format(ours / stock, 2, ''),
  ]);
  return markdownTable([[title, 'ours', 'stock', 'ours ÷ stock'], ...rows], {
    align: ['l', 'r', 'r', 'r'],
  });
}

function format(value: number | undefined, digits: number, none = 'none'): string {
  return Number.isFinite(value ?? Number.NaN) ? (value ?? 0).toFixed(digits) : none;
}
