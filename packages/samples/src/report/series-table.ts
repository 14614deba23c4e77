import type { SamplesCheck } from '../check/check-samples.ts';
import type { Proof } from '../fences/result-files.ts';
import type { Block } from '../plan/block.ts';

/** Columns of the table with their titles. */
const COLUMNS = {
  series: 'Series',
  blocks: 'Blocks',
  listing: 'Listing',
  typed: 'Typed',
  /** Subset of the type-checked ones. */
  run: 'Run',
  /** Shown outputs and errors that were compared. */
  compared: 'Compared',
  console: 'Console',
  data: 'Data',
  shown: 'Shown',
  optedOut: 'Opted out',
} as const;

type Column = keyof typeof COLUMNS;

/** The name of a series and its counts, by column. */
type SeriesCounts = Readonly<Record<string, string | number>>;

/** Counts blocks by series and kind of check, sorted by name. */
export function countSeries(blocks: readonly Block[]): readonly SeriesCounts[] {
  const names = [...new Set(blocks.map(({ series }) => series))].sort();
  return names.map((name) => {
    const own = blocks.filter(({ series }) => series === name);
    return countBlocks(name, own);
  });
}

function countBlocks(series: string, blocks: readonly Block[]): SeriesCounts {
  const counted: readonly string[] = blocks.flatMap(checksOf);
  const count = (column: string) => counted.filter((other) => other === column).length;
  const counts = Object.keys(COLUMNS).map((column) => [column, count(column)]);
  return { ...Object.fromEntries(counts), series, blocks: blocks.length };
}

/** The check of each kind of block. */
const CHECKS = {
  listing: 'listing',
  typed: 'typed',
  output: 'compared',
  session: 'console',
  data: 'data',
  script: 'data',
  shown: 'shown',
  'opted-out': 'optedOut',
} as const satisfies Record<Block['kind'], Column>;

function checksOf({ kind, options }: Block): readonly Column[] {
  // Blocks that need a server are not run.
  const isRun = kind === 'typed' && options.run && options.needs === undefined;
  return isRun ? ['typed', 'run'] : [CHECKS[kind]];
}

/** Formats the table with a row of totals, and the reasons of the blocks that opt out. */
export function formatSeriesTable(blocks: readonly Block[]): string {
  const rows = [...countSeries(blocks), countBlocks('All', blocks)].map((counts) =>
    Object.keys(COLUMNS).map((column) => String(counts[column])),
  );
  const lines = alignColumns([Object.values(COLUMNS), ...rows]);
  const reasons = blocks.flatMap((block) =>
    block.kind === 'opted-out'
      ? [`  ${block.page.page.file}:${block.fence.line} ${block.reason}`]
      : [],
  );
  const share = (100 * reasons.length) / blocks.length;
  const optedOut =
    reasons.length === 0 ? [] : ['', `Opted out (${share.toFixed(1)} %):`, ...reasons];
  return [...lines, ...optedOut].join('\n');
}

function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
      )
      .join('  '),
  );
}

/**
 * States which MongoDB the blocks were run against.
 *
 * @returns one paragraph, or an empty array when no block uses MongoDB
 */
export function formatMongo({ proofs }: Pick<SamplesCheck, 'proofs'>): readonly string[] {
  const count = (proof: Proof) => [...proofs.values()].filter((all) => all.includes(proof)).length;
  const lines = [
    [count('mongo-stand-in'), 'run against the stand-in in memory (mingo)'],
    [count('not-run'), 'type-checked only: they need a replica set'],
  ] as const;
  const told = lines.filter(([blocks]) => blocks > 0);
  return told.length === 0
    ? []
    : [['MongoDB:', ...told.map(([blocks, what]) => `  ${blocks} ${what}`)].join('\n')];
}
