// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { followDocsVersion, storeDocsVersion } from './docs-version.ts';

const KEY = 'docs-preferred-version-default';

storeDocsVersion(document);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <a id="docs" href="/docs" data-docs-plugin="default" data-version-links='{"old":"/docs/old"}'>Docs</a>
    <div class="dropdown">
      <span id="label" data-version-label="default">Current</span>
      <a href="#now" data-docs-plugin="default" data-docs-version="current">Current</a>
      <a href="#old" data-docs-plugin="default" data-docs-version="old">July 2025</a>
    </div>`;
});

const shown = () => [
  document.querySelector('#label')?.textContent,
  document.querySelector('#docs')?.getAttribute('href'),
];

test('stores the chosen version, and applies it on the next page', () => {
  document.querySelector<HTMLElement>('[data-docs-version="old"]')?.click();
  expect(localStorage.getItem(KEY)).toBe('old');
  followDocsVersion(document);
  expect(shown()).toEqual(['July 2025', '/docs/old']);
});

test.each([null, 'gone', '{"broken": ['])('with %s in storage nothing changes', (stored) => {
  if (stored !== null) {
    localStorage.setItem(KEY, stored);
  }
  followDocsVersion(document);
  expect(shown()).toEqual(['Current', '/docs']);
});
