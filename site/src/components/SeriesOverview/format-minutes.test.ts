import { expect, it } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [2, '2 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [74, '1 hour'],
  [75, '1½ hours'],
  [120, '2 hours'],
  [200, '3½ hours'],
])('says %i minutes as %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
