import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { parseMdx } from '../index.ts';

/**
 * Parses MDX that a step adds to a page.
 *
 * @param problem begins the message
 * @throws Error when it is not valid
 */
export function parseAddedMdx(text: string, problem = 'A build step wrote invalid MDX'): Root {
  const parsed = parseMdx(text);
  if (parsed.kind === 'invalid') {
    throw new Error(`${problem}: ${parsed.reason}`);
  }
  return parsed.tree;
}

/** The value of a static attribute; `undefined` when the tag does not have it. */
export function readAttribute(tag: MdxJsxFlowElement, name: string): string | undefined {
  const found = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Imports a component into a page. */
export function importComponent(page: Root, name: string, module: string): void {
  const { children } = parseAddedMdx(`import { ${name} } from '${module}';`);
  page.children.unshift(...children);
}
