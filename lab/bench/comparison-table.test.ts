import { expect, test } from 'vitest';
import { renderComparison } from './comparison-table.ts';

test('shows both values and their ratio, and missing values', () => {
  const table = renderComparison('home', [
    { name: 'JavaScript kB', ours: 15.04, stock: 168, digits: 1 },
    { name: 'layout shift', ours: 0, stock: 0, digits: 3 },
    { name: 'search ms', ours: 800, stock: undefined, digits: 0 },
  ]);
  expect(table.split('\n')).toEqual([
    '| home          |  ours | stock | ours ÷ stock |',
    '| :------------ | ----: | ----: | -----------: |',
    '| JavaScript kB |  15.0 | 168.0 |         0.09 |',
    '| layout shift  | 0.000 | 0.000 |              |',
    '| search ms     |   800 |  none |              |',
  ]);
});
