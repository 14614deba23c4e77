import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTINGS_FOLDER } from '@vibe-docs/samples/fences';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProjectFolder, readListing } from './read-listing.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'listing-'));
  file = join(folder, LISTINGS_FOLDER, 'a.ts');
  mkdirSync(join(folder, LISTINGS_FOLDER), { recursive: true });
  write('first', 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string, changedSeconds: number): void {
  writeFileSync(file, text);
  utimesSync(file, changedSeconds, changedSeconds);
}

const read = (region?: string) => readListing({ file: 'a.ts', region }, folder);

test('reads a listing again only when it has changed', () => {
  expect(read()).toEqual({ kind: 'text', text: 'first' });
  write('second', 1);
  expect(read()).toEqual({ kind: 'text', text: 'first' });
  write('second', 2);
  expect(read()).toEqual({ kind: 'text', text: 'second' });
});

test('regions of one file are cached separately', () => {
  write('// #region part\nshown\n// #endregion part\nrest', 3);
  expect(read()).toEqual({ kind: 'text', text: 'shown\nrest' });
  expect(read('part')).toEqual({ kind: 'text', text: 'shown' });
  expect(read('other')).toEqual({ kind: 'missing', what: 'region "other" in "a.ts"' });
});

test('notices removed and added listings', () => {
  expect(read()).toMatchObject({ kind: 'text' });
  rmSync(file);
  expect(read()).toEqual({ kind: 'missing', what: 'file "a.ts"' });
  write('again', 4);
  expect(read()).toEqual({ kind: 'text', text: 'again' });
});

test('pages of one folder belong to the same project', () => {
  const page = join(folder, 'site', 'docs', 'x.mdx');
  expect(findProjectFolder(page)).toBe(folder);
  expect(findProjectFolder(join(folder, 'site', 'docs', 'y.mdx'))).toBe(folder);
});
