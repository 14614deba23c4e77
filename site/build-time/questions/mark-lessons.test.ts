import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { markLessons } from './mark-lessons.ts';

async function readMarks(page: string): Promise<unknown> {
  const filePath = join(import.meta.dirname, '../../newdocs', page);
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
