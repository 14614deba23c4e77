import { assertNever } from '@vibe-docs/kernel';
import type { Block } from '../plan/block.ts';

/** Counts of a series, by kind of check. */
export interface SeriesCounts {
  readonly series: string;
  readonly blocks: number;
  readonly listing: number;
  readonly typed: number;
  /** Subset of the type-checked ones. */
  readonly run: number;
  /** Shown outputs and errors that were compared. */
  readonly compared: number;
  readonly console: number;
  readonly data: number;
  readonly shown: number;
  readonly optedOut: number;
}

type Count = Exclude<keyof SeriesCounts, 'series'>;

const COLUMNS = [
  ['series', 'Series'],
  ['blocks', 'Blocks'],
  ['listing', 'Listing'],
  ['typed', 'Typed'],
  ['run', 'Run'],
  ['compared', 'Compared'],
  ['console', 'Console'],
  ['data', 'Data'],
  ['shown', 'Shown'],
  ['optedOut', 'Opted out'],
] as const satisfies readonly (readonly [keyof SeriesCounts, string])[];

/** Counts blocks by series, sorted by name. */
export function countSeries(blocks: readonly Block[]): readonly SeriesCounts[] {
  const names = [...new Set(blocks.map(({ series }) => series))].sort();
  return names.map((series) =>
    countBlocks(
      series,
      blocks.filter((block) => block.series === series),
    ),
  );
}

function countBlocks(series: string, blocks: readonly Block[]): SeriesCounts {
  const counts: Record<Count, number> = {
    blocks: blocks.length,
    listing: 0,
    typed: 0,
    run: 0,
    compared: 0,
    console: 0,
    data: 0,
    shown: 0,
    optedOut: 0,
  };
  for (const block of blocks) {
    for (const column of columnsOf(block)) {
      counts[column] += 1;
    }
  }
  return { series, ...counts };
}

function columnsOf(block: Block): readonly Count[] {
  switch (block.kind) {
    case 'listing':
      return ['listing'];
    case 'typed':
      // Blocks that need a server are not run.
      return block.options.run && block.options.needs === undefined ? ['typed', 'run'] : ['typed'];
    case 'output':
      return ['compared'];
    case 'session':
      return ['console'];
    case 'data':
    case 'script':
      return ['data'];
    case 'shown':
      return ['shown'];
    case 'opted-out':
      return ['optedOut'];
    default:
      return assertNever(block);
  }
}

/** Formats the table with a row of totals, and the reasons of the blocks that opt out. */
export function formatSeriesTable(blocks: readonly Block[]): string {
  const all = countBlocks('All', blocks);
  const rows = [...countSeries(blocks), all].map((counts) =>
    COLUMNS.map(([key]) => String(counts[key])),
  );
  const lines = alignColumns([COLUMNS.map(([, title]) => title), ...rows]);
  const reasons = blocks.flatMap((block) =>
    block.kind === 'opted-out'
      ? [`  ${block.page.page.file}:${block.fence.line} ${block.reason}`]
      : [],
  );
  const share = all.blocks === 0 ? 0 : (100 * all.optedOut) / all.blocks;
  const optedOut =
    reasons.length === 0 ? [] : ['', `Opted out (${share.toFixed(1)} %):`, ...reasons];
  return [...lines, ...optedOut].join('\n');
}

function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}
