import type { Fence, SitePage } from '@vibe-docs/content';
import type { Spot } from '@vibe-docs/kernel';
import type { FenceLanguage, TypedLanguage } from '../fences/fence-languages.ts';
import type { FenceOptions } from '../fences/fence-options.ts';

/** A fenced block of a page, and the check that applies to it. */
export type Block = ListingBlock | TypedBlock | OutputBlock | PlainBlock | OptedOutBlock;

/** What all kinds of blocks have in common. */
export interface BlockFacts {
  readonly page: SitePage;
  /** Index among the blocks of its page, counted from 0. */
  readonly index: number;
  readonly fence: Fence;
  readonly language: FenceLanguage;
  readonly options: FenceOptions;
  /** Name of the series under which the report counts the block. */
  readonly series: string;
}

/** Set when its text comes from a file of a listing. */
export interface ListingBlock extends BlockFacts {
  readonly kind: 'listing';
  readonly file: string;
}

/** Type-checked, and run when its options say so. */
export interface TypedBlock extends BlockFacts {
  readonly kind: 'typed';
  readonly language: TypedLanguage;
  /** The blocks that precede it when it is checked, in order. */
  readonly before: readonly TypedBlock[];
}

/** Shows the output or the error of another block. */
export interface OutputBlock extends BlockFacts {
  readonly kind: 'output';
  readonly shows: 'output' | 'error';
  readonly source: TypedBlock;
}

/**
 * Parsed (`data`), a shell script whose syntax is checked, commands with their output (`session`), or text that is
 * shown as it is.
 */
export interface PlainBlock extends BlockFacts {
  readonly kind: 'data' | 'script' | 'session' | 'shown';
}

/** Opted out, with the reason given in the page. */
interface OptedOutBlock extends BlockFacts {
  readonly kind: 'opted-out';
  readonly reason: string;
}

/**
 * Returns whether `--update` may rewrite a block: yes in a Markdown page, no in a questions
 * file, where an explanation depends on every choice.
 */
export function isRenewable({ page }: Pick<Block, 'page'>): boolean {
  return /\.mdx?$/.test(page.page.file);
}

/** Position of the block's opening fence. */
export function blockSpot(block: Pick<Block, 'page' | 'fence'>): Spot {
  return { file: block.page.page.file, line: block.fence.line, column: block.fence.column };
}

/**
 * Maps an offset in a block's text to a position in its page.
 *
 * @param offset in the text, counted from 0
 */
export function textSpot(block: Pick<Block, 'page' | 'fence'>, offset: number): Spot {
  const before = block.fence.value.slice(0, offset).split('\n');
  const line = before.length - 1;
  const { text, file } = block.page.page;
  const start = block.fence.lineOffsets[line] ?? block.fence.offset;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return {
    file,
    line: block.fence.codeLine + line,
    column: start - lineStart + (before.at(-1)?.length ?? 0) + 1,
  };
}

/**
 * Maps a line of a block's text to a position in its page.
 *
 * @param line counted from 0; a line after the last one yields the closing fence
 */
export function lineSpot(block: Pick<Block, 'page' | 'fence'>, line: number): Spot {
  const { value, codeLine } = block.fence;
  const lines = value === '' ? [] : value.split('\n').map((text) => `${text}\n`);
  return line < lines.length
    ? textSpot(block, lines.slice(0, line).join('').length)
    : { ...blockSpot(block), line: codeLine + lines.length };
}

/**
 * Maps an offset in a fence's options to a position in its page.
 *
 * @param offset in the text after the language, counted from 0
 */
export function optionSpot({ page, fence }: Pick<Block, 'page' | 'fence'>, offset = 0): Spot {
  const line = page.page.text.split(/\r\n|\n|\r/)[fence.line - 1] ?? '';
  // The options end the line; their text can also stand in the language: "ts s".
  const start = Math.max(line.lastIndexOf(fence.meta), 0);
  return { file: page.page.file, line: fence.line, column: start + offset + 1 };
}

/** Input of the sample checks that depends on the site. */
export interface SamplesSource {
  /** Sets in which each folder is a series, e.g. the tutorials. */
  readonly seriesSets: readonly string[];
  /** Sets in which no block of TypeScript or JavaScript may opt out. */
  readonly strictSets: readonly string[];
}
