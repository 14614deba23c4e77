import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readPage } from '@vibe-docs/content';
import { expect, test } from 'vitest';
import { markLessons, readingMinutes } from './mark-lessons.ts';

async function readMarks(page: string): Promise<unknown> {
  const filePath = join(import.meta.dirname, '../../../../site/newdocs', page);
  const { frontMatter } = await markLessons({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter.sidebar_custom_props;
}

test('a lesson is marked with its questions, its duration and its files', async () => {
  expect(await readMarks('typescript/introduction.mdx')).toEqual({
    checkpoint: { page: 'newdocs/typescript/introduction', count: 4 },
    minutes: expect.any(Number),
    files: 0,
  });
});

test('a tutorial page without questions is not a lesson and has no duration', async () => {
  expect(await readMarks('typescript/compiler-errors.mdx')).toBeUndefined();
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

const LISTINGS: Readonly<Record<string, string>> = {
  'demo/ask.ts': `import { ${words(360)} } from 'demo';`,
  'demo/ask.ts" region="short': 'ask();',
};

/** Duration of a page (without questions by default) that may show the listings above. */
const minutes = (content: string, questions = 0) =>
  readingMinutes(readPage('lesson.mdx', content).page, {
    questions,
    codeOf: ({ meta, value }) => LISTINGS[/(?<=file=").*(?=")/.exec(meta)?.[0] ?? ''] ?? value,
  });

test.each([
  ['an empty page', '', 0, 1],
  ['180 words', words(180), 0, 1],
  ['181 words', words(181), 0, 2],
  ['180 words and four questions', words(180), 4, 3],
])('rounds %s up', (_name, text, questions, expected) => {
  expect(minutes(text, questions)).toBe(expected);
});

test('does not count the markup of fences, admonitions and tags, or link targets', () => {
  const marks = [
    '```ts title="a b c d e f"',
    '```',
    ':::note',
    ':::',
    '<Checkpoint />',
    '[one](/a/b-c?d=e)',
  ].join('\n');
  expect(minutes(`${words(179)}\n${marks}`)).toBe(1);
  expect(minutes(`${words(180)}\n${marks}`)).toBe(2);
});

test('counts code like text, imports and type arguments with it', () => {
  const code = 'import { a } from "b";\nconst c: Map<string, number> = d;';
  const block = ['```ts', code, '```'].join('\n');
  expect(minutes(`${words(171)}\n${block}`)).toBe(1);
  expect(minutes(`${words(172)}\n${block}`)).toBe(2);
});

test('counts the code of listings that the page shows', () => {
  const block = (options: string) => `\`\`\`ts title="src/ask.ts" ${options}\n\`\`\``;
  expect(minutes(`${words(100)}\n${block('file="demo/ask.ts"')}`)).toBe(3);
  expect(minutes(`${words(100)}\n${block('file="demo/ask.ts" region="short"')}`)).toBe(1);
  expect(minutes(`${words(100)}\n${block('file="demo/gone.ts"')}`)).toBe(1);
});

test('counts the blocks of a list item', () => {
  const item = ['1. Do this:', '', '   ```ts file="demo/ask.ts"', '   ```', '2. Then'].join('\n');
  expect(minutes(item)).toBe(3);
});
