import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeIslands, measureIslands } from './islands.ts';

test('script and styles of an island are weighed together, compressed', () => {
  const buildDir = mkdtempSync(join(tmpdir(), 'islands-'));
  for (const [file, size] of Object.entries({
    'js/island-search.01234567.js': 900,
    'js/island-search.01234567.js.br': 300,
    'css/island-search.89abcdef.css': 50,
    'js/page.01234567.js': 4000,
  })) {
    mkdirSync(join(buildDir, 'assets', file, '..'), { recursive: true });
    writeFileSync(join(buildDir, 'assets', file), 'x'.repeat(size));
  }
  expect(measureIslands(buildDir)).toEqual({ 'island-search': 350 });
});

test('reports an island over its budget, and one without a budget', () => {
  const found = judgeIslands({ a: 100, b: 101, c: 1 }, { a: 100, b: 100 });
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'budget/over: b is 101 B: 1 B over its budget of 100 B.',
    'budget/no-budget: c (1 B) is loaded by an interaction and has no budget.',
  ]);
});
