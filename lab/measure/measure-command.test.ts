import { expect, test } from 'vitest';
import { measureCommand, parseStat, withDescendants } from './measure-command.ts';

test('reads a process whose name contains spaces and brackets', () => {
  const line =
    '4242 (a (b) c) S 17 4242 4242 0 -1 4194304 1 0 0 0 150 50 0 0 20 0 8 0 999 1000000 2500 184';
  expect(parseStat(line)).toEqual({ id: 4242, parent: 17, ticks: 200, residentBytes: 10_240_000 });
});

test('finds the descendants of a process, in any order, and nothing else', () => {
  const process = (id: number, parent: number) => ({ id, parent, ticks: 0, residentBytes: 0 });
  const family = withDescendants(
    [process(30, 20), process(20, 10), process(10, 1), process(11, 1)],
    10,
  );
  expect(family.map(({ id }) => id)).toEqual([30, 20, 10]);
});

test('reports the output of a failing command', async () => {
  const run = measureCommand('node', ['-e', 'console.error("no such page"); process.exit(3)'], {
    cwd: '.',
  });
  await expect(run).rejects.toThrow(/exit code 3\.\nno such page/);
});
