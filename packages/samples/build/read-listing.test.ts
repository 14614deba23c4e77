import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LISTINGS_FOLDER } from '../src/fences/index.ts';
import { findProjectFolder, readListing } from './read-listing.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'listing-'));
  file = join(folder, LISTINGS_FOLDER, 'a.ts');
  mkdirSync(join(folder, LISTINGS_FOLDER), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (region?: string) => readListing({ file: 'a.ts', region }, folder);

test('reads a listing or one of its regions', () => {
  writeFileSync(file, '// #region part\nshown\n// #endregion part\nrest');
  expect(read()).toEqual({ kind: 'text', text: 'shown\nrest' });
  expect(read('part')).toEqual({ kind: 'text', text: 'shown' });
});

test('reports what is missing', () => {
  expect(read()).toEqual({ kind: 'missing', what: 'file "a.ts"' });
  writeFileSync(file, 'rest');
  expect(read('other')).toEqual({ kind: 'missing', what: 'region "other" in "a.ts"' });
});

test('pages of one folder belong to the same project', () => {
  const page = join(folder, 'site', 'docs', 'x.mdx');
  expect(findProjectFolder(page)).toBe(folder);
  expect(findProjectFolder(join(folder, 'site', 'docs', 'y.mdx'))).toBe(folder);
});
