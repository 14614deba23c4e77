import { TYPED_EXTENSIONS } from '../fences/fence-languages.ts';
import type { TypedBlock } from '../plan/block.ts';

/** One module for the compiler: a block with the blocks that it continues before it. */
export interface TypeUnit {
  readonly block: TypedBlock;
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
  readonly text: string;
  /** Where the block's own text begins in `text`, counted from 0. */
  readonly ownStart: number;
}

/** Makes every block a module of its own, whatever it declares. */
const MODULE_MARK = '\nexport {};\n';

/** Puts a block and the blocks that it continues into one module. */
export function composeUnit(block: TypedBlock): TypeUnit {
  const before = block.before.map((part) => `${part.fence.value}\n`).join('');
  return {
    block,
    extension: unitExtension([...block.before, block]),
    text: `${before}${block.fence.value}${MODULE_MARK}`,
    ownStart: before.length,
  };
}

/** JSX or types in one of the blocks decide for all of them. */
function unitExtension(blocks: readonly TypedBlock[]): TypeUnit['extension'] {
  const extensions = blocks.map(({ language }) => TYPED_EXTENSIONS[language]);
  const isJsx = extensions.some((extension) => extension.endsWith('x'));
  const isTyped = extensions.some((extension) => extension.startsWith('ts'));
  return `${isTyped ? 'ts' : 'js'}${isJsx ? 'x' : ''}`;
}
