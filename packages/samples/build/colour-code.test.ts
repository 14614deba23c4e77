import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { type ColouringJob, colourCode, unwrap } from './colour-code.ts';

function job(language: string, text: string): ColouringJob {
  return {
    text,
    language,
    decorations: [],
    lineMarks: new Map([[2, 'marked']]),
  };
}

test('gives tokens of a colour a class', async () => {
  expect(await colourCode(job('ts', "'a'"))).toMatchObject([
    {
      tagName: 'span',
      properties: { class: 'code-token-string-expression' },
      children: [{ value: "'a'" }],
    },
  ]);
});

test('puts a marked line into an element, and leaves other lines as text', async () => {
  expect(toHtml(await colourCode(job('text', 'b\nc')))).toBe('b\n<mark>c</mark>');
});

test('names a language that has no grammar', async () => {
  await expect(colourCode(job('cobol', 'a'))).rejects.toThrow(/cobol/);
});

type Words = ElementContent | string;

function span(properties: Element['properties'], ...words: readonly Words[]): Element {
  return { type: 'element', tagName: 'span', properties, children: words.map(toContent) };
}

function toContent(word: Words): ElementContent {
  return typeof word === 'string' ? { type: 'text', value: word } : word;
}

const line = (...words: readonly Words[]) => span({ class: 'code-line' }, ...words);
const keyword = (text: string) => span({ class: 'code-token-keyword' }, text);
const string = (text: string) => span({ class: 'code-token-string' }, text);

function join(...words: readonly Words[]): string {
  return toHtml(words.map(toContent).flatMap(unwrap));
}

test('lines without a mark and tokens without a colour are text', () => {
  expect(join(line('a', span({}, ';')), '\n', line(), '\n', line('b'))).toBe('a;\n\nb');
});

test('a marked line stays an element', () => {
  expect(join(line('a'), '\n', span({ class: 'code-line-added' }, span({}, 'b')))).toBe(
    'a\n<span class="code-line-added">b</span>',
  );
});

test('joins adjacent tokens of one colour, but not a name with a type', async () => {
  const decorations = [{ start: 0, end: 4, properties: { 'data-type': '"ab"' } }];
  expect(toHtml(await colourCode({ ...job('ts', '"ab" as "c"'), decorations }))).toBe(
    '<span class="code-token-string-expression" data-type="&#x22;ab&#x22;">"ab"</span>' +
      '<span class="code-token-keyword"> as</span><span class="code-token-string-expression"> "c"</span>',
  );
});

test('white space has no colour', () => {
  expect(join(string('  '), keyword('c'))).toBe('  <span class="code-token-keyword">c</span>');
});

test('a name with a type is not joined', () => {
  const typed = span({ class: 'code-token-string', 'data-type': 'a: 1' }, 'a');
  expect(join(typed, string('b'), span({ 'data-type': 'c: 2' }, 'c'))).toBe(
    '<span class="code-token-string" data-type="a: 1">a</span>' +
      '<span class="code-token-string">b</span><span data-type="c: 2">c</span>',
  );
});
