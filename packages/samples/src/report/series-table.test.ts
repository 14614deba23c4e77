import { memoryFiles, readSite } from '@vibe-docs/content';
import { expect, test } from 'vitest';
import { planSamples } from '../plan/plan-samples.ts';
import { countSeries, formatSeriesTable } from './series-table.ts';

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

test('counts the blocks of each series', () => {
  expect(countSeries(blocks)).toMatchObject([
    { series: 'docs', blocks: 2, data: 1, optedOut: 1 },
    { series: 'docs 2025', blocks: 1, shown: 1 },
    { series: 'newdocs/express', blocks: 4, typed: 1, run: 1, compared: 1, console: 1, listing: 1 },
  ]);
});

test('prints a table and the reasons of blocks that opt out', () => {
  expect(formatSeriesTable(blocks)).toMatchInlineSnapshot(`
    "Series           Blocks  Listing  Typed  Run  Compared  Console  Data  Shown  Opted out
    docs                  2        0      0    0         0        0     1      0          1
    docs 2025             1        0      0    0         0        0     0      1          0
    newdocs/express       4        1      1    1         1        1     0      0          0
    All                   7        1      1    1         1        1     1      1          1

    Opted out (14.3 %):
      site/docs/a/b.mdx:1 needs an account"
  `);
});
