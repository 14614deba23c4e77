import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { highlightCode } from './highlight-code.ts';

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children };
}

async function highlight(language: string, value: string): Promise<Element> {
  const code = element('code', { className: [`language-${language}`] }, { type: 'text', value });
  const root: Root = { type: 'root', children: [element('pre', {}, code)] };
  await highlightCode()(root);
  return code;
}

test('puts the highlighted code of a block into one HTML string', async () => {
  const { children, properties } = await highlight('ts', '"a < b";\n');
  expect(children).toEqual([]);
  expect(properties).toEqual({
    className: ['language-ts'],
    lines: 1,
    html: '<span class="code-token-string-expression">"a &#x3C; b"</span>;',
  });
});

test('does not change code in a text', async () => {
  const inline = element('p', {}, element('code', {}, { type: 'text', value: 'a < b' }));
  const root: Root = { type: 'root', children: [inline] };
  await highlightCode()(root);
  expect(root.children).toEqual([
    element('p', {}, element('code', {}, { type: 'text', value: 'a < b' })),
  ]);
});

test('stops the build for an unknown language', async () => {
  await expect(highlight('tsss', 'a')).rejects.toThrow('Unknown code language "tsss".');
});
