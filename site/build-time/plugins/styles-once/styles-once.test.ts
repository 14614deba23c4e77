import { expect, test, vi } from 'vitest';
import { prepareOnce } from './index.ts';

const load = (file: string) => (settings: unknown) => ({ file, settings });

test('plugins that are named by their file are made, with their settings', () => {
  const options = { ident: 'postcss', plugins: [['/a.js', { x: 1 }], '/b.js'] };
  expect(prepareOnce(options, load)).toEqual({
    ident: 'postcss',
    plugins: [
      { file: '/a.js', settings: { x: 1 } },
      { file: '/b.js', settings: undefined },
    ],
    config: false,
  });
});

test('plugins that are made already stay as they are', () => {
  const made = () => undefined;
  const withSettings = [made, { x: 1 }];
  expect(prepareOnce({ plugins: [made, withSettings] }, load).plugins).toEqual([
    made,
    withSettings,
  ]);
});

test('a build without stylesheets loads no plugin, one with many loads each once', () => {
  const loadCounted = vi.fn(load);
  const prepared = prepareOnce({ plugins: ['/a.js'] }, loadCounted);
  expect(loadCounted).not.toHaveBeenCalled();
  expect(prepared.plugins).toBe(prepared.plugins);
  expect(loadCounted).toHaveBeenCalledTimes(1);
});
