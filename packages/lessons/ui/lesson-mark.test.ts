import { expect, test } from 'vitest';
import { readDownload, readLessonMark } from './lesson-mark.ts';

test('reads the mark of a page with questions', () => {
  const customProps = { checkpoint: { page: 'newdocs/express/middleware', count: 4 } };
  expect(readLessonMark(customProps)).toEqual({ page: 'newdocs/express/middleware', count: 4 });
});

test.each([
  [undefined],
  [null],
  [{}],
  [{ checkpoint: 3 }],
  [{ checkpoint: { page: 1, count: 2 } }],
])('%j is no mark', (customProps) => {
  expect(readLessonMark(customProps)).toBeUndefined();
});

test.each([
  [4, '/vibe/downloads/newdocs/express/middleware.zip'],
  [0, undefined],
])('a lesson that shows %i files has the archive %s', (files, address) => {
  const checkpoint = { page: 'newdocs/express/middleware', count: 4 };
  expect(readDownload({ checkpoint, files })).toBe(address);
});
