import type { MdxjsEsm } from 'mdast-util-mdx';

/** An import of a component, for pages that use it without saying so. */
export function importOfComponent(component: string, path: string): MdxjsEsm {
  const name = { type: 'Identifier', name: component } as const;
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
            source: { type: 'Literal', value: path },
            attributes: [],
          },
        ],
      },
    },
  };
}
