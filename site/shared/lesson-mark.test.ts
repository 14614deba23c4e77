import { expect, test } from 'vitest';
import { readLessonMark } from './lesson-mark.ts';

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
