import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('returns defaults when nothing is set', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://vicharanashala.github.io',
      docsEditUrl: undefined,
      isOfflineOff: false,
      hostedSearch: undefined,
    });
  });

  it('treats an empty string as unset', () => {
    expect(readEnvironment({ SITE_URL: '', DOCS_EDIT_URL: '' }).docsEditUrl).toBeUndefined();
  });

  it('drops the slash after an origin', () => {
    expect(readEnvironment({ SITE_URL: 'https://docs.example/' }).siteUrl).toBe(
      'https://docs.example',
    );
  });

  const hosted = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key1', ALGOLIA_INDEX: 'vibe' };

  it('reads the three variables of search at Algolia', () => {
    expect(readEnvironment(hosted).hostedSearch).toEqual({
      appId: 'APP1',
      apiKey: 'key1',
      indexName: 'vibe',
    });
  });

  it.each([
    ['ALGOLIA_APP_ID', 'ALGOLIA_APP_ID: `appId` is missing.'],
    ['ALGOLIA_API_KEY', 'ALGOLIA_API_KEY: `apiKey` is missing.'],
    ['ALGOLIA_INDEX', 'ALGOLIA_INDEX: `indexName` is missing.'],
  ])('X4: stops when %s alone is missing', (name, message) => {
    expect(() => readEnvironment({ ...hosted, [name]: '' })).toThrow(message);
    expect(() => readEnvironment({ ...hosted, [name]: undefined })).toThrow('or none of them');
  });

  it.each([
    [{ SITE_URL: 'docs.example' }, 'SITE_URL="docs.example"'],
    [{ SITE_URL: 'https://docs.example/vibe' }, 'Expected an origin without a path'],
    [{ DOCS_EDIT_URL: 'http://host.example/x' }, 'DOCS_EDIT_URL="http://host.example/x"'],
  ])('names the variable, its value and the remedy for %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
    expect(() => readEnvironment(variables)).toThrow('Correct it or unset it.');
  });
});
