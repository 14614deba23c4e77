import { TYPED_EXTENSIONS } from '../fences/fence-languages.ts';
import type { TypedBlock } from '../plan/block.ts';

/** One module for the compiler: a block, preceded by the blocks that it continues. */
export interface TypeUnit {
  readonly block: TypedBlock;
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
  readonly text: string;
  /** Offset of the block's own text in `text`, counted from 0. */
  readonly ownStart: number;
}

/** Turns every block into a module, whatever it declares. */
const MODULE_MARK = '\nexport {};\n';

/** Concatenates a block and the blocks that it continues into one module. */
export function composeUnit(block: TypedBlock): TypeUnit {
  const before = block.before.map((part) => `${part.fence.value}\n`).join('');
  return {
    block,
    extension: unitExtension([...block.before, block]),
    text: `${before}${block.fence.value}${MODULE_MARK}`,
    ownStart: before.length,
  };
}

/** One block with JSX or types makes the whole unit TSX or TypeScript. */
function unitExtension(blocks: readonly TypedBlock[]): TypeUnit['extension'] {
  const extensions = blocks.map(({ language }) => TYPED_EXTENSIONS[language]);
  const isJsx = extensions.some((extension) => extension.endsWith('x'));
  const isTyped = extensions.some((extension) => extension.startsWith('ts'));
  return `${isTyped ? 'ts' : 'js'}${isJsx ? 'x' : ''}`;
}
