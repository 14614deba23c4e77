import { expect, test } from 'vitest';
import { findKinds, weighClasses } from './page-kinds.ts';

const page = (path: string, ...classes: readonly string[]) => ({
  path,
  classes: new Set(classes),
  islands: [],
});

const pathsOf = (kinds: ReturnType<typeof findKinds>) =>
  kinds.map((kind) => kind.map(({ path }) => path).sort()).sort();

test('a class weighs as much as the rules with its name', () => {
  const weights = weighClasses('.a{top:0}.a .b-c{left:0}@media print{.a{top:1px}}');
  expect(Object.fromEntries(weights)).toEqual({ a: 35, 'b-c': 15 });
});

test('pages with the same classes are one kind, in any order of the classes', () => {
  const pages = [page('1', 'a', 'b'), page('2', 'a'), page('3', 'b', 'a')];
  expect(pathsOf(findKinds(pages, new Map()))).toEqual([['1', '3'], ['2']]);
});

test('of more than 18 kinds, those that differ by the smallest styles become one', () => {
  const names = Array.from({ length: 18 }, (_, place) => `class-${place}`);
  const pages = [...names.map((name) => page(name, name)), page('also', 'class-3', 'small')];
  const weights = new Map([...names.map((name) => [name, 100] as const), ['small', 10]]);
  const kinds = pathsOf(findKinds(pages, weights));
  expect(kinds).toHaveLength(18);
  expect(kinds).toContainEqual(['also', 'class-3']);
});
