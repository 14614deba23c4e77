import { parseMdx } from '@vibe-docs/content';
import type { RootContent } from 'mdast';

/**
 * Parses MDX that a step adds to a page.
 *
 * @throws Error when it is not valid
 */
export function mdxNodes(text: string): RootContent[] {
  const parsed = parseMdx(text);
  if (parsed.kind === 'invalid') {
    throw new Error(`A build step wrote invalid MDX: ${parsed.reason}`);
  }
  return parsed.tree.children;
}
