import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, readPage } from '@vibe-docs/content';
import { describe, expect, it } from 'vitest';
import { parseFenceOptions } from '../src/fences/index.ts';

const ERRORS_PAGE = 'compiler-errors.mdx';
const lessonsFolder = fileURLToPath(new URL('../../../site/newdocs/typescript/', import.meta.url));
const listingsFolder = fileURLToPath(new URL('../listings/', import.meta.url));

const readLesson = (name: string) =>
  readPage(name, readFileSync(lessonsFolder + name, 'utf8')).page;

const errorsPage = readLesson(ERRORS_PAGE);
const lessons = readdirSync(lessonsFolder)
  .filter((name) => name.endsWith('.mdx') && name !== ERRORS_PAGE)
  .map(readLesson);

/** Error codes on a page: declared on a block, or in a shown output of the compiler. */
function codesOf(page: Page): ReadonlySet<number> {
  const declared = page.fences.flatMap(({ meta }) => parseFenceOptions(meta).options.errors);
  const texts = page.fences.map(({ meta, value }) => {
    const { file } = parseFenceOptions(meta).options;
    return file?.endsWith('.txt') ? readFileSync(listingsFolder + file, 'utf8') : value;
  });
  const shown = [...texts.join('\n').matchAll(/error TS(\d+)/g)].map(([, code]) => Number(code));
  return new Set([...declared, ...shown]);
}

/** The addresses that link to a lesson. */
function addressOf(page: Page): string {
  const slug = /^slug: "(.+)"$/m.exec(page.text)?.[1] ?? '';
  return encodeURI(`/newdocs${slug}`);
}

/** The section of an error code, up to the next heading. */
function sectionOf(code: number): string {
  const [, section = ''] = errorsPage.text.split(
    new RegExp(`^### TS${code}: .* \\{#ts${code}\\}$`, 'm'),
  );
  return section.split(/^#{2,3} /m)[0] ?? '';
}

const allCodes = [...new Set(lessons.flatMap((lesson) => [...codesOf(lesson)]))].sort(
  (a, b) => a - b,
);

describe('the page of compiler errors', () => {
  it('finds the codes of the lessons', () => {
    expect(allCodes).toEqual(expect.arrayContaining([2322, 1484, 18048]));
  });

  it.each(allCodes)('has a section with an example for TS%i', (code) => {
    expect(errorsPage.headings.map(({ id }) => id)).toContain(`ts${code}`);
    expect(sectionOf(code)).toMatch(
      new RegExp(`errors="(?:\\d+, )*${code}\\b|output/[\\w-]+\\.txt`),
    );
    expect(errorsPage.text).toContain(`| [TS${code}](#ts${code}) |`);
  });

  it.each(allCodes)('links from TS%i to a lesson that shows it', (code) => {
    const addresses = lessons.filter((lesson) => codesOf(lesson).has(code)).map(addressOf);
    expect(addresses.filter((address) => sectionOf(code).includes(`](${address})`))).not.toEqual(
      [],
    );
  });
});
