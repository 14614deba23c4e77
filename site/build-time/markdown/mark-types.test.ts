import type { Element, Root } from 'hast';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { highlightCode } from './highlight-code.ts';

const TEXT = "const verb = 'GET';\nconsole.log(verb);";

/** Highlights one block. Returns the block, its text, and the content of its marks. */
async function highlight(shownTypes?: string) {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-ts'], ...(shownTypes && { shownTypes }) },
    children: [{ type: 'text', value: `${TEXT}\n` }],
  };
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  const root: Root = { type: 'root', children: [pre] };
  await highlightCode()(root);
  const { body } = new JSDOM(String(code.properties.html)).window.document;
  const marks = [...body.querySelectorAll<HTMLElement>('[data-type]')].map((mark) => [
    mark.textContent,
    mark.dataset.type,
  ]);
  return { code, marks, text: body.textContent };
}

test('marks names with their types, and does not change the text', async () => {
  const types = [
    { offset: 6, length: 4, text: 'const verb: "GET"' },
    { offset: 32, length: 4, text: 'const verb: string' },
  ];
  const { code, marks, text } = await highlight(JSON.stringify(types));
  expect(marks).toEqual([
    ['verb', 'const verb: "GET"'],
    ['verb', 'const verb: string'],
  ]);
  expect(text).toBe(TEXT);
  expect(code.properties.types).toBe('const verb: "GET"\nconst verb: string');
  expect(code.properties).not.toHaveProperty('shownTypes');
});

test('a block without types has neither marks nor a list', async () => {
  const { code, marks } = await highlight();
  expect(marks).toEqual([]);
  expect(code.properties).not.toHaveProperty('types');
});
