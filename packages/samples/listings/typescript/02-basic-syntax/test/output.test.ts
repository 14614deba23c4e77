import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
});

function recorded(name: string) {
  return readFileSync(new URL(`../output/${name}.txt`, import.meta.url), 'utf8');
}

test('the program prints what the page shows', async () => {
  await import('../src/main.js');
  expect(`${printed.join('\n')}\n`).toBe(recorded('main'));
});

test('the solution prints what the page shows', async () => {
  await import('../src/solution.js');
  expect(`${printed.join('\n')}\n`).toBe(recorded('solution'));
});
