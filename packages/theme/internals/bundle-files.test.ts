import { expect, test } from 'vitest';
import { assume } from './assume.ts';
import { BUNDLE_FOLDERS, isNamed } from './bundle-files.ts';
import { readClientConfig } from './read-client-config.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'files of the bundle are assets/<ending>/<name>.<8 digits of hash>.<ending>',
    usedBy: 'packages/theme/build/documents, and the rules for caching in packages/hosting',
  },
  async () => {
    const { output, plugins } = await readClientConfig();
    expect(output.filename).toBe(`${BUNDLE_FOLDERS.js}/[name].[contenthash:8].js`);
    expect(output.chunkFilename).toBe(`${BUNDLE_FOLDERS.js}/[name].[contenthash:8].js`);
    expect(JSON.stringify(plugins)).toContain(`${BUNDLE_FOLDERS.css}/[name].[contenthash:8].css`);
  },
);

test('a file belongs to the name before its first full stop', () => {
  expect(isNamed('/vibe/assets/js/page.0123abcd.js', 'page')).toBe(true);
  expect(isNamed('/vibe/assets/js/pages.0123abcd.js', 'page')).toBe(false);
});
