import { memoryFiles, readSite } from '@vibe-docs/content';
import { expect, test } from 'vitest';
import { planSamples } from '../plan/plan-samples.ts';
import { formatCounts } from './format-counts.ts';

const site = readSite(
  {
    folder: 'site',
    url: 'https://docs.example',
    sets: ['docs', 'newdocs'].map((name) => ({
      kind: 'docs',
      name,
      folder: `site/${name}`,
      routeBasePath: name,
      sidebars: {},
      versions:
        name === 'docs' ? [{ name: '2025', folder: 'site/old', path: '2025', sidebars: {} }] : [],
    })),
    staticFolders: [],
    knownRoutes: [],
    knownFiles: [],
  },
  memoryFiles({
    'site/docs/a/b.mdx': '```bash verify="skip: needs an account"\ngh\n```\n\n```json\n1\n```\n',
    'site/old/c.mdx': '```text\na\n```\n',
    'site/newdocs/express/d.mdx':
      '```ts run\nlet a = 1;\n```\n\n```text output\n```\n\n```console\n$ ls\n```\n\n```ts file="a/b/c.ts"\n```\n',
  }),
);
const { blocks } = planSamples(site.pages, { seriesSets: ['newdocs'], strictSets: [] });

test('counts the blocks, and gives the reasons of those that opt out', () => {
  expect(formatCounts(blocks)).toMatchInlineSnapshot(`
    "7 blocks: 1 opted out, 1 parsed, 1 type-checked, 1 outputs compared, 1 sessions, 1 from listings, 1 only shown.

    Opted out:
      site/docs/a/b.mdx:1 needs an account"
  `);
});
