import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCache } from './result-cache.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  file = join(folder, 'results.json');
  const cache = openCache(file);
  cache.set('a', 1);
  cache.set('b', [2]);
  cache.save('forget');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('returns what an earlier run stored', () => {
  expect(openCache(file).get('b')).toEqual([2]);
});

test('drops what a full run did not read', () => {
  const cache = openCache(file);
  cache.get('a');
  cache.save('forget');
  expect([openCache(file).get('a'), openCache(file).get('b')]).toEqual([1, undefined]);
});

test('keeps everything after a partial run', () => {
  const cache = openCache(file);
  cache.set('c', 3);
  cache.save('keep');
  expect(['a', 'b', 'c'].map((key) => openCache(file).get(key))).toEqual([1, [2], 3]);
});

test('starts empty when the file is damaged', () => {
  writeFileSync(file, '{');
  expect(openCache(file).get('a')).toBeUndefined();
});
