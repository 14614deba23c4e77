import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { addChunks, takeChunks } from './move-chunks.ts';

/** In the words of the bundler and the generator, with one function for each of their two. */
const RUNTIME = `const require = { p: '/vibe/' };
require.u = (chunkId) => {
  return "assets/js/" + ({"1": "aaaa","2": "bbbb",}[chunkId] || chunkId) + "." + {"1": "11111111","2": "22222222","3": "33333333",}[chunkId] + ".js"
};
require.gca = function(chunkId) { chunkId = {"aaaa":"1","bbbb":"2"}[chunkId]||chunkId; return require.p + require.u(chunkId); };
`;

const addressOf = (runtime: string, chunk: string): unknown =>
  runInNewContext(`${runtime}; require.gca(${JSON.stringify(chunk)})`);

test('a chunk that left is found again once its part is there, before or after the runtime', () => {
  const { runtime, moved } = takeChunks(RUNTIME, (name) => name === 'bbbb');
  expect(moved).toEqual([{ id: '2', name: 'bbbb', file: 'bbbb.22222222' }]);
  expect(runtime).not.toContain('bbbb');
  expect(runtime).not.toContain('22222222');
  const part = addChunks('', moved);
  const expected = '/vibe/assets/js/bbbb.22222222.js';
  expect(addressOf(RUNTIME, 'bbbb')).toBe(expected);
  expect(addressOf(part + runtime, 'bbbb')).toBe(expected);
  expect(addressOf(runtime + part, 'bbbb')).toBe(expected);
  // The generator takes this for a chunk without a script.
  expect(addressOf(runtime, 'bbbb')).toContain('undefined');
});

test('the others keep their addresses', () => {
  const { runtime } = takeChunks(RUNTIME, (name) => name === 'bbbb');
  expect(addressOf(runtime, 'aaaa')).toBe('/vibe/assets/js/aaaa.11111111.js');
  expect(addressOf(runtime, '3')).toBe('/vibe/assets/js/3.33333333.js');
});

test('the code of a part stays', () => {
  const script = 'globalThis.ran = true;';
  expect(runInNewContext(`${addChunks(script, [])}; globalThis.ran`, {})).toBe(true);
});

test('a runtime of another form is an error that says where to look', () => {
  expect(() => takeChunks(RUNTIME.replace('assets/js', 'js'), () => true)).toThrow(
    /assets.*move-chunks\.ts/,
  );
  expect(() => takeChunks(RUNTIME.replace('||chunkId', ''), () => true)).toThrow('move-chunks.ts');
});
