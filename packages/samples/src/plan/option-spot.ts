import type { Spot } from '@vibe-docs/kernel';
import type { Block } from './block.ts';

/**
 * Maps an offset in a fence's options to a position in its page.
 *
 * @param offset in the text after the language, counted from 0
 */
export function optionSpot(block: Pick<Block, 'page' | 'fence'>, offset: number): Spot {
  const { page, fence } = block;
  const line = page.page.text.split(/\r\n|\n|\r/)[fence.line - 1] ?? '';
  const start = Math.max(line.indexOf(fence.meta, fence.column), 0);
  return { file: page.page.file, line: fence.line, column: start + Math.max(offset, 0) + 1 };
}
