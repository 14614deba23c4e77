import type { Root } from 'mdast';
import { expect } from 'vitest';
import { assume, loadInstalled } from './assume.ts';
import { TAKEN_FENCE_PROPERTIES } from './fence-properties.ts';

interface CodeCompat {
  default(): (tree: Root) => Promise<void>;
}

assume(
  {
    of: '@docusaurus/mdx-loader',
    that: 'a block of code is given the properties "metastring" and "live", and no others',
    usedBy: 'packages/samples/build, which gives blocks other properties, and theme/CodeBlock',
  },
  async () => {
    const plugin = loadInstalled(
      '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js',
    ) as CodeCompat;
    const tree: Root = {
      type: 'root',
      children: [{ type: 'code', lang: 'ts', meta: 'live title="a.ts"', value: '' }],
    };
    await plugin.default()(tree);
    expect(tree.children[0]?.data).toEqual({
      hProperties: { metastring: 'live title="a.ts"', live: true },
    });
    expect(TAKEN_FENCE_PROPERTIES).toEqual(['metastring', 'live']);
  },
);
