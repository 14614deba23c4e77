import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generatorSettings } from '../../tools/generator-settings.mjs';

const GIB = 2 ** 30;
const envOf = (pages: number, gibibytes: number) =>
  generatorSettings({ pages, memoryBytes: gibibytes * GIB }).env;

test('one thread renders few pages, the generator chooses for many', () => {
  expect(envOf(150, 16)).toHaveProperty('DOCUSAURUS_SSG_WORKER_THREAD_COUNT', '1');
  expect(envOf(5000, 64)).not.toHaveProperty('DOCUSAURUS_SSG_WORKER_THREAD_COUNT');
});

test.each([
  [150, 4, true],
  [1000, 8, true],
  [1000, 6, false],
  [5000, 32, true],
  [5000, 24, false],
])('%i pages on a machine with %i GiB: cache %s', (pages, gibibytes, hasCache) => {
  expect(envOf(pages, gibibytes).DOCUSAURUS_NO_PERSISTENT_CACHE).toBe(
    hasCache ? undefined : 'true',
  );
});

test('a large site may fill more memory than Node.js gives by itself', () => {
  const optionsOf = (pages: number) =>
    generatorSettings({ pages, memoryBytes: 24 * GIB }).nodeOptions.join(' ');
  expect(optionsOf(1500)).not.toContain('max-old-space');
  expect(optionsOf(5000)).toContain('--max-old-space-size=11500');
});

test.each([
  [150, 32, 2048],
  [5000, 64, 5750],
  [150, 4, 1074],
])(
  '%i pages on a machine with %i GiB: %i MB before old objects are looked through',
  (pages, gibibytes, megabytes) => {
    const { nodeOptions } = generatorSettings({ pages, memoryBytes: gibibytes * GIB });
    expect(nodeOptions).toContain(`--initial-old-space-size=${megabytes}`);
  },
);

test('this version of Node.js knows every setting', () => {
  const { nodeOptions } = generatorSettings({ pages: 5000, memoryBytes: 64 * GIB });
  const { stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, '--print', '1 + 1'], {
    encoding: 'utf8',
  });
  // It tells of a name that it does not know there, and goes on.
  expect(stderr).toBe('');
  expect(stdout).toBe('2\n');
});

test('machine code is made for fewer functions than by default', () => {
  const { nodeOptions } = generatorSettings({ pages: 150, memoryBytes: 16 * GIB });
  expect(optimisedFunctions(nodeOptions)).toBeLessThan(optimisedFunctions([]));
});

/** Runs each of a hundred functions 2,000 times, and counts those that Node.js makes machine code for. */
function optimisedFunctions(options: readonly string[]): number {
  const make = `new Function('n', 'let sum = ' + k + '; for (let i = 0; i < 9; i += 1) sum += i * n; return sum;')`;
  const program = `const all = Array.from({ length: 100 }, (_, k) => ${make});
    for (let i = 0; i < 2000; i += 1) for (const one of all) one(i);`;
  const { stdout } = spawnSync(process.execPath, [...options, '--trace-opt', '--eval', program], {
    encoding: 'utf8',
  });
  return stdout.match(/completed compiling.*TURBOFAN/g)?.length ?? 0;
}
