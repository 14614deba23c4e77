import type { Heading, Root, Table } from 'mdast';
import { expect, test } from 'vitest';
import { nameTables, preparePage } from './page-steps.ts';

const table = (): Table => ({ type: 'table', children: [] });
const heading = (id: string): Heading => ({
  type: 'heading',
  depth: 2,
  data: { hProperties: { id } },
  children: [],
});

test('a table is named by the last heading before it, also inside of another element', () => {
  const [first, second, third] = [table(), table(), table()];
  const tree: Root = {
    type: 'root',
    children: [
      first,
      heading('rules'),
      second,
      heading('errors'),
      { type: 'blockquote', children: [third] },
    ],
  };
  nameTables()(tree);
  expect([first, second, third].map(({ data }) => data?.hProperties)).toEqual([
    undefined,
    { 'aria-labelledby': 'rules' },
    { 'aria-labelledby': 'errors' },
  ]);
});

test('a page that an editor on Windows has saved is parsed like any other', () => {
  const fileContent = '```ts\r\nlet a;\r\n```\r\n';
  expect(preparePage({ filePath: 'a.mdx', fileContent })).toBe('```ts\nlet a;\n```\n');
});
