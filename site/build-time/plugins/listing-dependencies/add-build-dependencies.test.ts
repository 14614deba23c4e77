import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { addBuildDependencies, listPrograms } from './add-build-dependencies.ts';

test('files are named beside those of the generator', () => {
  const cache = { type: 'persistent', buildDependencies: ['/site/docusaurus.config.ts'] };
  addBuildDependencies({ experiments: { cache } }, ['/site/build-time/markdown/a.ts']);
  expect(cache.buildDependencies).toEqual([
    '/site/docusaurus.config.ts',
    '/site/build-time/markdown/a.ts',
  ]);
});

test.each([{}, { experiments: {} }])('%j has no cache, so there is nothing to name', (settings) => {
  addBuildDependencies(settings, ['/a.ts']);
  expect(settings).not.toHaveProperty('experiments.cache');
});

test('a cache that does not say what it was made with is no cache', () => {
  const settings = { experiments: { cache: { type: 'persistent' } } };
  expect(() => addBuildDependencies(settings, [])).toThrow('pages could show old code');
});

test('every step of the Markdown pipeline is named, its tests are not', () => {
  const names = listPrograms(join(__dirname, '../../markdown')).map((file) => basename(file));
  const steps = ['fill-listings.ts', 'highlight-code.ts', 'code-to-html.ts', 'show-checkpoints.ts'];
  expect(names).toEqual(expect.arrayContaining([...steps, 'colour-code.ts']));
  expect(names.join()).not.toContain('.test.');
});
