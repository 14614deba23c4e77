import type { Fence, SitePage } from '@vibe-docs/content';
import type { Diagnostic, Spot } from '@vibe-docs/kernel';
import type { FenceLanguage, TypedLanguage } from '../fences/fence-languages.ts';
import type { FenceOptions } from '../fences/fence-options.ts';

/** Every block of the site with what is to be done with it. */
export interface SamplesPlan {
  /** In the order of pages and of blocks on a page. */
  readonly blocks: readonly Block[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A fenced block of a page, and what is to be done with it. */
export type Block =
  | ListingBlock
  | TypedBlock
  | OutputBlock
  | SessionBlock
  | DataBlock
  | ScriptBlock
  | ShownBlock
  | OptedOutBlock;

/** What every block has, before it is known what is to be done with it. */
export interface BlockFacts {
  readonly page: SitePage;
  /** Where the block stands among those of its page, counted from 0. */
  readonly index: number;
  readonly fence: Fence;
  readonly language: FenceLanguage;
  readonly options: FenceOptions;
  /** Name of the series in whose row the report counts the block. */
  readonly series: string;
}

/** Its text comes from a file of a listing. */
export interface ListingBlock extends BlockFacts {
  readonly kind: 'listing';
  readonly file: string;
}

/** Read by the TypeScript compiler, and run when it says so. */
export interface TypedBlock extends BlockFacts {
  readonly kind: 'typed';
  readonly language: TypedLanguage;
  /** Blocks that stand before it when it is checked, first one first. */
  readonly before: readonly TypedBlock[];
}

/** Shows what another block prints, or the error that it gives. */
export interface OutputBlock extends BlockFacts {
  readonly kind: 'output';
  readonly shows: 'output' | 'error';
  readonly source: TypedBlock;
}

/** Commands and what they print. */
export interface SessionBlock extends BlockFacts {
  readonly kind: 'session';
  /** The block in whose folder and shell it goes on. */
  readonly previous: SessionBlock | undefined;
}

/** Parsed. */
export interface DataBlock extends BlockFacts {
  readonly kind: 'data';
}

/** A shell script: only its syntax is checked. */
export interface ScriptBlock extends BlockFacts {
  readonly kind: 'script';
}

/** Shown as it is; there is nothing to check. */
export interface ShownBlock extends BlockFacts {
  readonly kind: 'shown';
}

/** Not checked, for a reason that stands in the page. */
export interface OptedOutBlock extends BlockFacts {
  readonly kind: 'opted-out';
  readonly reason: string;
}

/**
 * Tells whether a text of the block's page can be rewritten: in a Markdown page, not in a questions
 * file, where explanations hang on every choice.
 */
export function isRenewable({ page }: Pick<Block, 'page'>): boolean {
  return /\.mdx?$/.test(page.page.file);
}

/** Where the block begins: its opening fence. */
export function blockSpot(block: Pick<Block, 'page' | 'fence'>): Spot {
  return { file: block.page.page.file, line: block.fence.line, column: block.fence.column };
}

/**
 * Where a place in a block's text stands in its page.
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
 * Where a line of a block's text stands in its page.
 *
 * @param line counted from 0; a line after the last one gives the closing fence
 */
export function lineSpot(block: Pick<Block, 'page' | 'fence'>, line: number): Spot {
  const offset = block.fence.value.split('\n').slice(0, line).join('\n').length;
  const lines = block.fence.value === '' ? 0 : block.fence.value.split('\n').length;
  if (line >= lines) {
    return { ...blockSpot(block), line: block.fence.codeLine + lines };
  }
  return textSpot(block, offset + (line === 0 ? 0 : 1));
}
