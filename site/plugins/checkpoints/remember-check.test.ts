import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberCheck } from './remember-check.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const keptWith = (key: string) => ({ file: join(folder, 'a', 'checked.json'), key });
const pages = { 'newdocs/x': ['one', 'two'] };

test('what was checked is not checked again', async () => {
  const check = vi.fn(async () => pages);
  expect(await rememberCheck(keptWith('1'), check)).toEqual(pages);
  expect(await rememberCheck(keptWith('1'), check)).toEqual(pages);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a changed question is checked', async () => {
  await rememberCheck(keptWith('1'), async () => ({}));
  expect(await rememberCheck(keptWith('2'), async () => pages)).toEqual(pages);
});

test('a mistake is found in every build until it is mended', async () => {
  const fail = async () => {
    throw new Error('The questions have mistakes');
  };
  await expect(rememberCheck(keptWith('1'), fail)).rejects.toThrow('mistakes');
  await expect(rememberCheck(keptWith('1'), fail)).rejects.toThrow('mistakes');
  expect(existsSync(keptWith('1').file)).toBe(false);
});

test('a result that cannot be read is as none', async () => {
  await rememberCheck(keptWith('1'), async () => ({}));
  writeFileSync(keptWith('1').file, '{"key":"1"');
  expect(await rememberCheck(keptWith('1'), async () => pages)).toEqual(pages);
});
