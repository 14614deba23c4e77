import { expect, test } from 'vitest';
import { correctCase } from './correct-case.ts';

test.each([
  ['a folder under another name', ['express/A.html'], ['Express/A'], ['Express/A.html']],
  [
    'two folders that are one',
    ['Express/A.html', 'Express/b.html', 'Express/b.c.html'],
    ['Express/A', 'express/b', 'express/b.c'],
    ['Express/A.html', 'express/b.html', 'express/b.c.html'],
  ],
  [
    'what is next to a page and below it',
    ['Express/b.html', 'Express/b.md.br', 'Express/b/part-2.md'],
    ['express/b'],
    ['express/b.html', 'express/b.md.br', 'express/b/part-2.md'],
  ],
  ['what belongs to no page', ['Docs/a.js'], ['docs/b', 'docs/a/c'], ['Docs/a.js']],
  ['a decomposed letter', ['gro\u0308sse.html'], ['gr\u00f6sse'], ['gro\u0308sse.html']],
  ['a disk that distinguishes case', ['A.html', 'a.html'], ['A'], ['A.html', 'a.html']],
  ['two known names, of which one is there', ['A.html'], ['A', 'a'], ['A.html']],
])('corrects the listing of %s', (_, listed, known, expected) => {
  expect(correctCase(listed, known)).toEqual(expected);
});
