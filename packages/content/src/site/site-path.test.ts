import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLink, toSitePath } from './site-path.ts';

test.each([
  [[''], '/'],
  [['/'], '/'],
  [['docs', 'intro'], '/docs/intro'],
  [['/docs/', '/intro/'], '/docs/intro'],
  [['docs', './a/../b'], '/docs/b'],
  [['docs', '../../..'], '/'],
  [['newdocs', '/Express/Getting Started'], '/newdocs/Express/Getting Started'],
])('toSitePath(%j) is %s', (parts, path) => {
  expect(toSitePath(...parts)).toBe(path);
});

test('toSitePath is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '/', '.', ' ') }), (text) => {
      expect(toSitePath(toSitePath(text))).toBe(toSitePath(text));
    }),
    { seed: 1 },
  );
});

test('toLink writes spaces as %20 and keeps the ampersand', () => {
  expect(toLink(toSitePath('/docs/Design & Architecture'))).toBe('/docs/Design%20&%20Architecture');
});
