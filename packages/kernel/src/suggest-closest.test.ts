import { expect, test } from 'vitest';
import { didYouMean, suggestClosest } from './suggest-closest.ts';

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

test('asks for the closest word, and nothing when no word is close', () => {
  expect(didYouMean('TITLE', ['title'])).toBe(' Did you mean title?');
  expect(didYouMean('draft', ['title'])).toBe('');
});
