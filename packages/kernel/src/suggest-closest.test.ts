import { expect, test } from 'vitest';
import { suggestClosest } from './suggest-closest.ts';

test.each([
  ['descripton', ['title', 'description'], 'description'],
  ['TITLE', ['title', 'description'], 'title'],
  ['/docs/setpu', ['/docs/setup', '/docs/intro'], '/docs/setup'],
  ['ab', ['ax', 'ay'], 'ax'],
  ['draft', ['title', 'slug'], undefined],
  ['anything', [], undefined],
])('%s among %j is %s', (wanted, known, closest) => {
  expect(suggestClosest(wanted, known)).toBe(closest);
});
