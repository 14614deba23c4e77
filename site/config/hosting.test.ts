import { expect, it } from 'vitest';
import { siteHostingRules } from './hosting.ts';

it('N2: allows connections to the hosts of Algolia only with search at Algolia', () => {
  const hosted = { appId: 'APP1', apiKey: 'key1', indexName: 'vibe' };
  expect(siteHostingRules([], undefined).connectHosts).toEqual([]);
  expect(siteHostingRules([], hosted).connectHosts).toEqual([
    'https://app1-1.algolianet.com',
    'https://app1-2.algolianet.com',
    'https://app1-3.algolianet.com',
    'https://app1-dsn.algolia.net',
  ]);
});
