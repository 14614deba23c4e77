import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

const sources = {
  readListing: ({ file, region }: { file: string; region: string | undefined }) =>
    `// ${file} ${region}\n\nconst shown = 1;`,
  questions: '**Question 1**',
};

test('keeps language, title and marked lines of a block, and no options of this site', () => {
  const page = '```ts title="src/a.ts" {1,3-5} id="a" run errors="2322"\nconst a = 1;\n```';
  expect(plainPage(page, sources)).toBe('```ts title="src/a.ts" {1,3-5}\nconst a = 1;\n```');
});

test('fills in listings with the indentation of the block', () => {
  const page = 'Before\n\n  ```tsx file="a/b.tsx" region="c" live\n  ```\n\nAfter';
  expect(plainPage(page, sources)).toBe(
    'Before\n\n  ```tsx\n  // a/b.tsx c\n\n  const shown = 1;\n  ```\n\nAfter',
  );
});

test('uses the language names of the stock highlighter', () => {
  expect(plainPage('```console\n$ ls\n```', sources)).toBe('```bash\n$ ls\n```');
});

test('does not change a block inside a longer fence', () => {
  const page = '````md\n```ts run\n<Checkpoint />\n```\n````';
  expect(plainPage(page, sources)).toBe(page);
});

test('puts the questions where the page asks them', () => {
  expect(plainPage('Text\n\n<Checkpoint />', sources)).toBe('Text\n\n**Question 1**');
});

test("replaces this site's components, except the glossary, with what is inside them", () => {
  const glossary = "import { Glossary } from '@site/src/components/Glossary';";
  const page = `import { Tool } from '@vibe-docs/lessons/ui/Tool';\n${glossary}\n\n<Tool />`;
  expect(plainPage(page, sources)).toBe(
    `export const Tool = (props) => props.children ?? null;\n${glossary}\n\n<Tool />`,
  );
});

test('leaves out exercises', () => {
  expect(plainPage('Text\n\n<Exercise id="total" />', sources)).toBe('Text\n\n');
});
