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

test('what was checked is not checked again', () => {
  const check = vi.fn(() => pages);
  expect(rememberCheck(keptWith('1'), check)).toEqual(pages);
  expect(rememberCheck(keptWith('1'), check)).toEqual(pages);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a changed question is checked', () => {
  rememberCheck(keptWith('1'), () => ({}));
  expect(rememberCheck(keptWith('2'), () => pages)).toEqual(pages);
});

test('a mistake is found in every build until it is mended', () => {
  const fail = () => {
    throw new Error('The questions have mistakes');
  };
  expect(() => rememberCheck(keptWith('1'), fail)).toThrow('mistakes');
  expect(() => rememberCheck(keptWith('1'), fail)).toThrow('mistakes');
  expect(existsSync(keptWith('1').file)).toBe(false);
});

test('a result that cannot be read is as none', () => {
  rememberCheck(keptWith('1'), () => ({}));
  writeFileSync(keptWith('1').file, '{"key":"1"');
  expect(rememberCheck(keptWith('1'), () => pages)).toEqual(pages);
});
