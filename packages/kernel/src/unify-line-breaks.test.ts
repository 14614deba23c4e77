import { expect, test } from 'vitest';
import { unifyLineBreaks } from './unify-line-breaks.ts';

test('ends each line by a line feed alone', () => {
  expect(unifyLineBreaks('a\r\nb\rc\n\r\n')).toBe('a\nb\nc\n\n');
});
