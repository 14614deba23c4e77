import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { memoryCache } from '../cache/result-cache.ts';
import { readEnvironment } from '../samples-environment.ts';
import { checkSamples } from './check-samples.ts';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

test('lets the caller use the cache before unused entries are dropped', async () => {
  const events: string[] = [];
  const cache = { ...memoryCache(), save: (unused: string) => events.push(`save: ${unused}`) };
  const environment = {
    ...readEnvironment(projectFolder, cache),
    listingsFolder: join(projectFolder, 'packages/samples/fixtures/no-command/listings'),
  };
  const source = { seriesSets: [], strictSets: [] };
  await checkSamples([], source, {
    environment,
    scope: 'all',
    meanwhile: () => events.push('meanwhile'),
  });
  expect(events).toEqual(['meanwhile', 'save: forget']);
});
