import { expect, test } from 'vitest';
import { progressPercent } from './progress.js';

// #region test
test.each([
  [0, 3, 0],
  [1, 3, 33],
  [3, 3, 100],
  [0, 0, 100],
])('%i of %i solved are %i percent', (solved, total, percent) => {
  expect(progressPercent({ solved, total })).toBe(percent);
});
// #endregion test
