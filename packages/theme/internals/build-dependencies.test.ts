import { expect, test } from 'vitest';
import { assume } from './assume.ts';
import { addBuildDependencies } from './build-dependencies.ts';
import { readClientConfig } from './read-client-config.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'experiments.cache.buildDependencies lists the files that invalidate the cache of Rspack',
    usedBy:
      'packages/lessons/build/page-dependencies, which adds the steps of the Markdown pipeline',
  },
  async () => {
    const config = await readClientConfig();
    addBuildDependencies(config, ['/packages/samples/build/a.ts']);
    expect(config.experiments.cache.buildDependencies).toEqual([
      expect.stringMatching(/webpack[\\/]base\.js$/),
      expect.stringMatching(/webpack[\\/]client\.js$/),
      expect.stringMatching(/docusaurus\.config\.ts$/),
      '/packages/samples/build/a.ts',
    ]);
  },
);

test.each([{}, { experiments: {} }])('%j has no cache, so there is nothing to name', (settings) => {
  addBuildDependencies(settings, ['/a.ts']);
  expect(settings).not.toHaveProperty('experiments.cache');
});

test('a cache without build dependencies is an error', () => {
  const settings = { experiments: { cache: { type: 'persistent' } } };
  expect(() => addBuildDependencies(settings, [])).toThrow('pages could show old code');
});
