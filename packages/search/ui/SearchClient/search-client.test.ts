import { afterEach, expect, it, vi } from 'vitest';
import { contextualFilters, missingResultsUrl, savesData } from './search-client.ts';

const settings = {
  baseUrl: '/vibe/',
  language: 'en',
  versions: { default: ['current', '2025'], newdocs: ['current'] },
};
const storeVersion = (version: string | null) =>
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => (key === 'docs-preferred-version-default' ? version : null),
    },
  });
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['nothing', null, 'current'],
  ['a version', '2025', '2025'],
  ['a version that is gone', '2019', 'current'],
])('N3: with %s preferred, pages of the right version are found', (_, stored, version) => {
  storeVersion(stored);
  expect(contextualFilters(settings)).toEqual([
    'language:en',
    [
      'docusaurus_tag:default',
      `docusaurus_tag:docs-default-${version}`,
      'docusaurus_tag:docs-newdocs-current',
    ],
  ]);
});

it('N3: on a page of a version, that version counts, whatever is preferred', () => {
  const ofPage = { ...settings, versions: { ...settings.versions, default: ['2025'] } };
  storeVersion('current');
  expect(contextualFilters(ofPage)[1]).toContain('docusaurus_tag:docs-default-2025');
});

it('works without storage', () => {
  expect(contextualFilters(settings)[1]).toContain('docusaurus_tag:docs-default-current');
});

it.each([
  [{}, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
])('knows whether %j saves data: %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});

it('fills the query into a new issue, whatever it holds', () => {
  const url = new URL(missingResultsUrl('a&b="<c>'));
  expect(`${url.origin}${url.pathname}`).toBe('https://github.com/vicharanashala/vibe/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: no search result for "a&b="<c>"');
});
