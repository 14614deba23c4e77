import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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

const passedWith = (key: string) => ({ file: join(folder, 'a', 'checked'), key });

test('what was checked is not checked again', async () => {
  const check = vi.fn(async () => undefined);
  await rememberCheck(passedWith('1'), check);
  await rememberCheck(passedWith('1'), check);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a changed question is checked', async () => {
  const check = vi.fn(async () => undefined);
  await rememberCheck(passedWith('1'), check);
  await rememberCheck(passedWith('2'), check);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a mistake is found in every build until it is corrected', async () => {
  const fail = async () => {
    throw new Error('The questions have mistakes');
  };
  await expect(rememberCheck(passedWith('1'), fail)).rejects.toThrow('mistakes');
  await expect(rememberCheck(passedWith('1'), fail)).rejects.toThrow('mistakes');
  expect(existsSync(passedWith('1').file)).toBe(false);
});
