import { expect, test } from 'vitest';
import { parseProofFile } from './result-files.ts';

const file = {
  format: 1,
  versions: { node: '20.1.0', typescript: '6.0.3' },
  pages: { 'site/docs/a.mdx': { '0123456789abcdef': ['typed', 'run'] } },
};

test('reads what the checker wrote', () => {
  expect(parseProofFile(JSON.stringify(file))).toEqual(file);
});

test.each([
  ['no file', undefined],
  ['no JSON', '{'],
  ['another format', JSON.stringify({ ...file, format: 2 })],
  ['an unknown proof', JSON.stringify({ ...file, pages: { a: { b: ['believed'] } } })],
])('gives no proofs from %s', (_case, text) => {
  expect(parseProofFile(text)).toBeUndefined();
});
