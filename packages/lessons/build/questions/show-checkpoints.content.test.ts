import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '@vibe-docs/site-model/page-files';
import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { showCheckpoints } from './show-checkpoints.ts';

const CODE_PAGE = join(siteFolder, 'newdocs/express/repository-pattern.mdx');
const PLAIN_PAGE = join(siteFolder, 'docs/intro.mdx');

function run(path: string, text: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  showCheckpoints()(tree, new VFile({ path, value: text }));
  return tree;
}

test('a page without questions is not changed', () => {
  const tree = run(PLAIN_PAGE, 'Text.\n');
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
});

test('code in questions is filled in like that of the page', () => {
  const blocks: Code[] = [];
  visit(run(CODE_PAGE, '<Checkpoint />\n'), 'code', (node) => {
    blocks.push(node);
  });
  expect(blocks.map(({ lang, meta }) => [lang, meta])).toContainEqual(['ts', 'run']);
  expect(blocks.every(({ data }) => data?.hProperties !== undefined)).toBe(true);
});

test('questions include the headings of their sections', () => {
  const [, tag] = run(CODE_PAGE, '<Checkpoint />\n').children;
  expect(JSON.stringify(tag)).toContain('"sectionTitle"');
});

test('a page can show the questions of another, and link back to it', () => {
  const tag = '<Checkpoint from="newdocs/express/http-methods" lesson="/newdocs/x" />';
  const tree = run(PLAIN_PAGE, `${tag}\n`);
  const shown = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
  expect(shown?.attributes).toMatchObject([
    { name: 'page', value: 'newdocs/express/http-methods' },
    { name: 'questions' },
    { name: 'lesson', value: '/newdocs/x' },
  ]);
  expect(shown?.children.length).toBeGreaterThan(10);
  expect(shown?.children[10]).toMatchObject({ attributes: [{ name: 'data-text', value: '10' }] });
});

test('showing the questions of a page without any is an error', () => {
  expect(() => run(PLAIN_PAGE, '<Checkpoint from="docs/intro" lesson="/docs/intro" />\n')).toThrow(
    'site/docs/intro.mdx: <Checkpoint /> needs site/docs/intro.questions.yaml and lesson="address of that page".',
  );
});

test('questions with mistakes are an error with their places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  writeFileSync(join(folder, 'page.questions.yaml'), '- id: a\n  kind: other\n');
  expect(() => run(join(folder, 'page.mdx'), '<Checkpoint />\n')).toThrow(
    /The questions have mistakes:\n.*page\.questions\.yaml:2:9 error question\//,
  );
  rmSync(folder, { recursive: true });
});
