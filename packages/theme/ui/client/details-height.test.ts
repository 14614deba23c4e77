import { expect, test } from 'vitest';
import { heightDuration } from './details-height.ts';

// 68 px in 220 ms was measured with the theme's own part.
test.each([
  [0, 40],
  [68, 220],
  [3000, 660],
])('a change by %d px takes %d ms', (pixels, ms) => {
  expect(heightDuration(pixels)).toBe(ms);
});
