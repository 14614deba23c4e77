import { expect } from 'vitest';
import { assume } from './assume.ts';
import { readClientConfig } from './read-client-config.ts';
import { shareStyles } from './shared-stylesheet.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'the cache group "styles" collects the styles of all chunks in one file',
    usedBy: 'build-time/plugins/islands, which takes the styles of islands out of it',
  },
  async () => {
    const { optimization } = await readClientConfig();
    const [name] = Object.keys(shareStyles(() => true));
    expect(optimization.splitChunks.cacheGroups[String(name)]).toMatchObject({
      name: 'styles',
      chunks: 'all',
      enforce: true,
    });
  },
);
