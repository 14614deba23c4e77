import { expect, test } from 'vitest';
import { neededBlocks } from './needed-blocks.ts';

test.each([
  ['use(a);', ['const a = 1;', 'const b = 2;'], ['const a = 1;']],
  ['use(b);', ['const a = 1;', 'const b = a;'], ['const a = 1;', 'const b = a;']],
  ['use(a);', ['const a = 1;', 'const a = 2;'], ['const a = 2;']],
  ['use(a, b);', ['const a = 1; const b = 2;', 'const a = 3;'], ['const a = 1; const b = 2;']],
  ['function f(a: number) { return a; }', ['const a = 1;'], []],
  ['use(x.a);', ['const a = 1;'], []],
])('%s after %j needs %j', (text, earlier, needed) => {
  expect(neededBlocks(text, earlier)).toEqual(needed);
});
