import { expect, test } from 'vitest';
import { readNewestFacts } from '../../src/reference/index.ts';
import oldAnchors from './old-anchors.json' with { type: 'json' };

test('former anchors lead to operations that exist, and none has become the name of another', () => {
  const ids = new Set(readNewestFacts().operations.map(({ id }) => id));
  const lost = Object.entries(oldAnchors).filter(([old, now]) => !ids.has(now) || ids.has(old));
  expect(lost).toEqual([]);
});
