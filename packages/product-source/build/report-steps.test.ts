import { parseMdx } from '@vibe-docs/content';
import { readAttribute } from '@vibe-docs/content/page/mdx-nodes';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { reportSteps } from './report-steps.ts';

const PAGE = `
Before the first heading:

\`\`\`bash
git --version
\`\`\`

## Get \`vibe\`

\`\`\`bash
git clone vibe
\`\`\`

## Read

\`\`\`json
{}
\`\`\`

\`\`\`md title="A good question"
Why?
\`\`\`

## Set up

<Tabs>
\`\`\`powershell
setup.ps1
\`\`\`
</Tabs>

### Without the script

1. Install it:

   \`\`\`bash
   npm ci
   \`\`\`

## Set a value

\`\`\`dotenv title="backend/.env"
PORT=8080
\`\`\`

## 2. Look at it

## Next
`;

/** Headings and links in the order of the page. */
function outline(frontMatter: object, page = 'docs/cli/intro.mdx'): readonly string[] {
  const parsed = parseMdx(PAGE);
  if (parsed.kind === 'invalid') throw new Error(parsed.reason);
  const tree: Root = parsed.tree;
  let headings = 0;
  visit(tree, 'heading', (node: Heading) => {
    headings += 1;
    node.data = { hProperties: { id: `id-${headings}` } };
  });
  reportSteps()(tree, { data: { frontMatter }, path: `${projectFolder}/site/${page}` });
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') return [`h${node.depth} ${node.data?.hProperties?.id}`];
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ReportStep') return [];
    return [`${readAttribute(node, 'section')} ${readAttribute(node, 'id')}`];
  });
}

test('each section with a command, a file or a number ends with a link that names it', () => {
  expect(outline({ product: ['cli/'] })).toEqual([
    'h2 id-1',
    'Get vibe id-1',
    'h2 id-2',
    'h2 id-3',
    'Set up id-3',
    'h3 id-4',
    'Without the script id-4',
    'h2 id-5',
    'Set a value id-5',
    'h2 id-6',
    '2. Look at it id-6',
    'h2 id-7',
  ]);
});

test('a page that is not about the product, and a lesson, have no such links', () => {
  const headings = ['h2 id-1', 'h2 id-2', 'h2 id-3', 'h3 id-4', 'h2 id-5', 'h2 id-6', 'h2 id-7'];
  expect(outline({})).toEqual(headings);
  expect(outline({ product: ['cli/'] }, 'newdocs/react/sign-in.mdx')).toEqual(headings);
});
