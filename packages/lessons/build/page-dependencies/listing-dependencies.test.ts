import { basename, relative } from 'node:path';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import { expect, test } from 'vitest';
import { dependenciesOf, listSteps } from './index.ts';

const PAGE = `${projectFolder}/site/newdocs/express/new.mdx`;
const RESULTS = ['site/.samples/results.json', 'site/.samples/types.json'];

const filesOf = (text: string) =>
  dependenciesOf(PAGE, text).map((path) => relative(projectFolder, path));

test('a page depends on its questions and on the results, which may not exist yet', () => {
  expect(filesOf('Text.')).toEqual([...RESULTS, 'site/newdocs/express/new.questions.yaml']);
});

test('a page depends on the listings that it shows, and on the page whose questions it shows', () => {
  const text = [
    '- A list:',
    '',
    '  ```ts title="a.ts" file="react/01/src/a.ts"',
    '  ```',
    '',
    '<Checkpoint from="docs/intro" lesson="/docs/intro" />',
    '',
    '````md',
    '```ts file="not/shown.ts"',
    '```',
    '````',
  ].join('\n');
  expect(filesOf(text).slice(3)).toEqual([
    'site/docs/intro.mdx',
    'site/docs/intro.questions.yaml',
    'packages/samples/listings/react/01/src/a.ts',
  ]);
});

test('lists every step of the Markdown pipeline, without tests', () => {
  const names = listSteps().map((file) => basename(file));
  const steps = ['fill-listings.ts', 'highlight-code.ts', 'colour-code.ts', 'show-checkpoints.ts'];
  expect(names).toEqual(expect.arrayContaining(steps));
  expect(names.join()).not.toContain('.test.');
});
