import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';
import { rememberFit } from './remember-fit.ts';

const examples = [
  { features: ['repeat', 'code'], page: 0 },
  { features: ['order', 'item'], page: 1 },
];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-'));
  file = join(folder, 'cache', 'learned-words.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fit = (of = examples, pageCount = 2) => rememberFit(join(folder, 'cache'))(of, pageCount);

/** What is remembered can be told from what is computed. */
const markStored = () => {
  const { key } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ key, rows: [['stored', [1, 0.75]]] }));
};

it('gives what is computed, to the last digit, and computes the same only once', () => {
  expect(fit()).toEqual(fitWords(examples, 2));
  expect(fit()).toEqual(fitWords(examples, 2));
  markStored();
  expect(fit()).toEqual([['stored', [1, 0.75]]]);
});

it('computes again for other examples, and for another number of pages', () => {
  const [first = examples[0], second = examples[1]] = examples;
  const others = [first, { ...second, page: 0 }] as typeof examples;
  fit();
  markStored();
  expect(fit(others)).toEqual(fitWords(others, 2));
  markStored();
  expect(fit(others, 3)).toEqual(fitWords(others, 3));
});

it('computes again when the stored result is damaged', () => {
  fit();
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(fit()).toEqual(fitWords(examples, 2));
});
