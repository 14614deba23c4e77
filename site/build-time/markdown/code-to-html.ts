import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * Serialises highlighted code blocks to HTML strings, after `highlightCode`. A lesson has
 * thousands of tokens: as elements, React would create each one and traverse them all during
 * hydration. None of them has behaviour besides styles and `data-type`.
 *
 * A rehype plugin: every `pre > code` gets the property `html` and loses its children; the code block
 * component (`site/src/theme/CodeBlock`) renders it.
 */
export function codeToHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type === 'element' && code.tagName === 'code') {
        shipAsHtml(code);
      }
    });
  };
}

function shipAsHtml(code: Element): void {
  code.properties.html = toHtml(code.children);
  code.children = [];
}
