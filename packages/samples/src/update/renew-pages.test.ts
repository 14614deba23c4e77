import { memoryFiles, readSite } from '@vibe-docs/content';
import { describe, expect, test } from 'vitest';
import { planSamples } from '../plan/plan-samples.ts';
import { renewPages } from './renew-pages.ts';

function blocksOf(text: string) {
  const site = readSite(
    {
      folder: 'site',
      url: 'https://docs.example',
      sets: [{ kind: 'pages', name: 'pages', folder: 'site/pages', routeBasePath: '/' }],
      staticFolders: [],
      knownRoutes: [],
      knownFiles: [],
    },
    memoryFiles({ 'site/pages/a.mdx': text }),
  );
  return planSamples(site.pages, { seriesSets: [], strictSets: [] }).blocks;
}

describe('renewPages', () => {
  test('replaces the lines of a block and shows those that changed', () => {
    const [block] = blocksOf('# A\n\n```text\none\ntwo\nfour\n```\n\nEnd\n');
    if (block === undefined) throw new Error('no block');
    expect(renewPages([{ block, text: 'one\nthree\nfour' }])).toEqual([
      {
        file: 'site/pages/a.mdx',
        text: '# A\n\n```text\none\nthree\nfour\n```\n\nEnd\n',
        diff: 'site/pages/a.mdx:4\n  - two\n  + three',
      },
    ]);
  });

  test('keeps the positions of several blocks, in lists and quotes', () => {
    const blocks = blocksOf('- ```text\n  a\n  ```\n\n> ```text\n> ```\n');
    const texts = ['b\nc', 'd'];
    const renewals = blocks.map((block, index) => ({ block, text: texts[index] ?? '' }));
    expect(renewPages(renewals).map(({ text }) => text)).toEqual([
      '- ```text\n  b\n  c\n  ```\n\n> ```text\n> d\n> ```\n',
    ]);
  });
});
