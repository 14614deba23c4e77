import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { codeToHtml } from './code-to-html.ts';

const text = (value: string) => ({ type: 'text', value }) as const;

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children };
}

test('converts the tokens of a block to one HTML string, and nothing else', () => {
  const word = element(
    'span',
    { class: 'code-token-string', 'data-type': 'a: "<b>"' },
    text('"<b>"'),
  );
  const code = element('code', { className: ['language-ts'] }, word, text('\n'));
  const inline = element('p', {}, element('code', {}, text('a < b')));
  const root: Root = { type: 'root', children: [element('pre', {}, code), inline] };
  codeToHtml()(root);
  expect(code.children).toEqual([]);
  expect(code.properties).toEqual({
    className: ['language-ts'],
    html: '<span class="code-token-string" data-type="a: &#x22;<b>&#x22;">"&#x3C;b>"</span>\n',
  });
  expect(inline.children).toEqual([element('code', {}, text('a < b'))]);
});
