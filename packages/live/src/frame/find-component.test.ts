import { expect, test } from 'vitest';
import { findComponent } from './find-component.ts';

const Card = () => null;
const App = () => null;

test.each([
  ['App', { Card, App }, App],
  ['the only component', { Card, useCard: () => 1, LIMIT: 3 }, Card],
  ['the default export', { default: Card }, Card],
])('finds %s', (_case, exports, component) => {
  expect(findComponent(exports)).toBe(component);
});

test.each([
  ['exports no component', { useCard: () => 1 }],
  ['several components', { Card, Other: App }],
])('says when code %s', (words, exports) => {
  expect(() => findComponent(exports)).toThrow(words);
});
