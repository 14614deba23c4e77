import { expect, it } from 'vitest';
import { markdownOf, prefersMarkdown } from './negotiate-markdown.ts';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', true],
  ['text/plain;q=0.9, Text/Markdown ; q=0.8, text/html;q=0.7', true],
  ['text/markdown;q=0.5', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=none', false],
  ['text/markdowns', false],
  ['', false],
  [undefined, false],
])('%s asks for Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

it('finds the Markdown of pages only', () => {
  const files = new Set(['/docs/intro.html', '/docs/intro.md', '/a.html', '/x.js', '/x.md']);
  expect(markdownOf('/docs/intro.html', files)).toBe('/docs/intro.md');
  expect(markdownOf('/a.html', files)).toBeUndefined();
  expect(markdownOf('/x.js', files)).toBeUndefined();
});
