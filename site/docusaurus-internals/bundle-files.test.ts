import { expect, test } from 'vitest';
import { assume, loadInstalled } from './assume.ts';
import { BUNDLE_FOLDERS, isNamed, isScriptOfOnePage } from './bundle-files.ts';
import { readClientConfig } from './read-client-config.ts';

interface ChunkNames {
  genChunkName(module: string, prefix: string, route: string, isShort: boolean): string;
}

assume(
  {
    of: '@docusaurus/core',
    that: 'files of the bundle are assets/<ending>/<name>.<8 digits of hash>.<ending>',
    usedBy: 'build-time/plugins/islands, and the rules for caching in packages/hosting',
  },
  async () => {
    const { output, plugins } = await readClientConfig();
    expect(output.filename).toBe(`${BUNDLE_FOLDERS.js}/[name].[contenthash:8].js`);
    expect(output.chunkFilename).toBe(`${BUNDLE_FOLDERS.js}/[name].[contenthash:8].js`);
    expect(JSON.stringify(plugins)).toContain(`${BUNDLE_FOLDERS.css}/[name].[contenthash:8].css`);
  },
);

assume(
  {
    of: '@docusaurus/core',
    that: 'the chunk of a page is named by eight hexadecimal digits',
    usedBy: 'build-time/commands/finish-build.mts, which compresses such files less',
  },
  () => {
    const { genChunkName } = loadInstalled(
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    ) as ChunkNames;
    const name = genChunkName('@theme/DocItem', 'component', '/vibe/docs/a', true);
    expect(name).toMatch(/^[\da-f]{8}$/);
    expect(isScriptOfOnePage(`/assets/js/${name}.0123abcd.js`)).toBe(true);
  },
);

test('a file belongs to the name before its first full stop', () => {
  expect(isNamed('/vibe/assets/js/page.0123abcd.js', 'page')).toBe(true);
  expect(isNamed('/vibe/assets/js/pages.0123abcd.js', 'page')).toBe(false);
  expect(isScriptOfOnePage('/assets/js/main.0123abcd.js')).toBe(false);
});
