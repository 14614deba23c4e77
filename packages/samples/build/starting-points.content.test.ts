import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, readPage } from '@vibe-docs/content';
import { describe, expect, it } from 'vitest';
import { parseFenceOptions, readRegion } from '../src/fences/index.ts';

// "Start here without the folder" in an Express lesson: which files to copy from which lessons.

const lessonsFolder = fileURLToPath(new URL('../../../site/newdocs/express/', import.meta.url));
const listingsFolder = fileURLToPath(new URL('../listings/express/', import.meta.url));

const lessons = readdirSync(lessonsFolder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readPage(name, readFileSync(lessonsFolder + name, 'utf8')).page);

const listings = readdirSync(listingsFolder).sort();

/** The final listing of a lesson. */
const listingOf = ({ text }: Page) => /file="express\/(\d\d-[\w-]+)\/src\//.exec(text)?.[1] ?? '';

const withStart = lessons.filter(({ text }) => text.includes('Start here without the folder'));

interface Copied {
  readonly path: string;
  readonly lesson: Page | undefined;
}

function copiedFiles({ text }: Page): readonly Copied[] {
  const [, details = ''] = /Start here without the folder(.*?)<\/details>/s.exec(text) ?? [];
  return [...details.matchAll(/^- \[(.+?)\]\(.+?\): (.+)$/gm)].flatMap(([, title, paths = '']) => {
    const lesson = lessons.find((other) => other.text.includes(`\ntitle: ${title}\n`));
    return [...paths.matchAll(/`(.+?)`/g)].map(([, path = '']) => ({ path, lesson }));
  });
}

/** What the building part of a lesson shows as a whole file. */
function shownFile(path: string, { fences, text }: Page): string {
  const building = text.split('## What goes wrong')[0]?.split('\n').length ?? 0;
  const fence = fences
    .filter(({ line }) => line < building)
    .map(({ meta }) => parseFenceOptions(meta).options)
    .findLast(({ title, file, region }) => title === path && file && region === undefined);
  return fence?.file ? read(`../${fence.file}`) : '';
}

/** Whether a lesson shows a file only as the solution of its exercise, which later lessons do without. */
function isOfSolution(path: string, listing: string): boolean {
  const page = lessons.find((lesson) => listingOf(lesson) === listing);
  const [lesson = '', solution = ''] = page?.text.split('{#exercise}') ?? [];
  return solution.includes(`title="${path}"`) && !lesson.includes(`title="${path}"`);
}

function read(path: string): string {
  const reading = readRegion(readFileSync(listingsFolder + path, 'utf8'), undefined);
  return reading.kind === 'text' ? reading.text : '';
}

describe.each(withStart)('the starting point of $path', (page) => {
  const before = listings[listings.indexOf(listingOf(page)) - 1] ?? '';
  const copied = copiedFiles(page);

  it('names every file of the lesson before', () => {
    const sources = readdirSync(`${listingsFolder}${before}/src`, { recursive: true })
      .map((name) => `src/${name}`)
      .filter((name) => name.endsWith('.ts') && !isOfSolution(name, before));
    const named = copied.map(({ path }) => path).filter((path) => path.startsWith('src/'));
    expect(named.sort()).toEqual(sources.sort());
  });

  it.each(copied)('finds $path in the lesson that it names', ({ path, lesson }) => {
    const shown = lesson ? shownFile(path, lesson) : '';
    const wanted = path === 'tsconfig.json' ? shown : read(`${before}/${path}`);
    expect(shown).not.toBe('');
    // A lesson may tell the reader to leave out the end of a file.
    expect(shown.slice(0, wanted.length)).toBe(wanted);
  });
});
