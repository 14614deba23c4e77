import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * Hands the coloured words of code blocks to React as one text of HTML, after `highlightCode`. A lesson
 * has thousands of them: as elements, React would make each one anew and walk through them all when it
 * takes a page over. Nothing in them answers to a reader except by styles and `data-type`.
 *
 * A rehype plugin: every `pre > code` gets the property `html` and loses its children; the code block
 * component (`site/src/theme/CodeBlock`) puts it into the page.
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
