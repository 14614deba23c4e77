import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, stat } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  createRequire(import.meta.url)('./case-insensitive-disk.cjs');
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('an entry keeps the name that it was created with, and is found under all spellings', async () => {
  mkdirSync(join(folder, 'Express/Deep'), { recursive: true });
  await writeFile(join(folder, 'express/DEEP/a.txt'), 'first');
  await copyFile(join(folder, 'EXPRESS/deep/A.TXT'), join(folder, 'express/deep/A.txt'));
  mkdirSync(join(folder, 'express/logs'), { recursive: true });
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual([
    'Express',
    'Express/Deep',
    'Express/Deep/a.txt',
    'Express/logs',
  ]);
  const other = join(folder, 'express/deep/A.TXT');
  expect(readFileSync(pathToFileURL(other), 'utf8')).toBe('first');
  expect((await promisify(stat)(other)).size).toBe(5);
  await expect(writeFile(other, 'second', { flag: 'wx' })).rejects.toMatchObject({
    code: 'EEXIST',
  });
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', '');
  await expect(readFile(other)).rejects.toMatchObject({ code: 'ENOENT' });
});
