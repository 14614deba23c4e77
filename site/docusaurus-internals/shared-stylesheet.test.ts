import { expect } from 'vitest';
import { assume } from './assume.ts';
import { readClientConfig } from './read-client-config.ts';
import { shareStyles } from './shared-stylesheet.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'the cache groups "styles" and "common" collect what all chunks, and many pages, share',
    usedBy: 'build-time/plugins/islands, which takes islands out of them',
  },
  async () => {
    const { optimization } = await readClientConfig();
    const { cacheGroups } = optimization.splitChunks;
    expect(Object.keys(cacheGroups)).toEqual(
      expect.arrayContaining(Object.keys(shareStyles(() => true))),
    );
    expect(cacheGroups.styles).toMatchObject({ name: 'styles', chunks: 'all', enforce: true });
    expect(cacheGroups.common).toMatchObject({ name: 'common', minChunks: expect.any(Number) });
  },
);
