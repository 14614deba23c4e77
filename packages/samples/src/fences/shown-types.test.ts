import { expect, test } from 'vitest';
import { parseShownTypesFile } from './result-files.ts';

const types = [{ offset: 6, length: 4, text: 'const verb: "GET"' }];
const file = { format: 1, pages: { 'site/newdocs/a.mdx': { '0123456789abcdef': types } } };

test('reads what the compiler left', () => {
  expect(parseShownTypesFile(JSON.stringify(file))).toEqual(file);
});

test.each([
  ['no file', undefined],
  ['no JSON', '{'],
  ['another format', JSON.stringify({ ...file, format: 2 })],
  ['a type without a place', JSON.stringify({ ...file, pages: { a: { b: [{ text: '' }] } } })],
])('gives no types from %s', (_case, text) => {
  expect(parseShownTypesFile(text)).toBeUndefined();
});
