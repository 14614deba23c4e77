import { checksum } from '../schema/checksum.ts';
import {
  CORE_FILE,
  type FileFacts,
  type HeadingRow,
  INDEX_FORMAT,
  type IndexCore,
  type IndexPart,
  LARGEST_CORE,
  MANIFEST_FILE,
  type PageRow,
  type PartContent,
  type PartFacts,
  type SearchManifest,
  type TextRow,
} from '../schema/index-format.ts';
import { packWords } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { cutIntoFiles, cutWords, makeWords } from './make-words.ts';

/**
 * UTF-16 units of one text file, about: 4 kB compressed. A hit needs the file with its text for its
 * snippet, and the fewer others come with it the better.
 */
const LEAST_TEXT_SIZE = 13_500;
/** All names stand in the manifest, which must stay short. */
const MOST_TEXT_FILES = 2_048;

/**
 * Turns pages into the index files: titles and headings, from which the browser makes its lists while it
 * loads them; the words of the text with the sections that hold them, packed and cut by the alphabet; the
 * text itself, cut by sections. A search needs the first two, and few of the others
 * (decisions/0004-own-search-engine.md).
 *
 * @returns files to write, with their paths below the site's base path: the manifest first, then its files in the
 *   order in which a browser needs them.
 */
export function makeIndex(pages: readonly PageRecords[]) {
  const core = [pagesPart(pages), headingsPart(pages)];
  const coreFiles = core.map((part) => toFile({ kind: part.kind }, part));
  const isLarge = coreFiles.reduce((sum, { facts }) => sum + facts.bytes, 0) > LARGEST_CORE;
  const files = [...(isLarge ? coreFiles : []), ...wordsFiles(pages), ...textFiles(pages)];
  const coreFile = describeFile(isLarge ? [] : core, () => CORE_FILE);
  const manifest: SearchManifest = {
    format: INDEX_FORMAT,
    core: coreFile.facts,
    parts: files.map(({ facts }) => facts),
  };
  return [
    { file: MANIFEST_FILE, content: JSON.stringify(manifest) },
    { file: CORE_FILE, content: coreFile.content },
    ...files.map(({ facts, content }) => ({ file: facts.file, content })),
  ];
}

/** The parts of the index of some pages, as a browser reads them. */
export function partsOf(pages: readonly PageRecords[]): readonly IndexPart[] {
  const [, ...files] = makeIndex(pages).map(({ content }) => JSON.parse(content));
  return files.flat();
}

function toFile(held: PartContent, part: IndexPart) {
  const { facts, content } = describeFile(part, (sum) => `assets/search/${part.kind}.${sum}.json`);
  return { facts: { ...held, ...facts } satisfies PartFacts, content };
}

/** @param name makes the name of the file from its checksum */
function describeFile(part: IndexPart | IndexCore, name: (sum: string) => string) {
  const content = JSON.stringify(part);
  const bytes = new TextEncoder().encode(content);
  const sum = checksum(bytes);
  const facts: FileFacts = { file: name(sum), bytes: bytes.length, checksum: sum };
  return { facts, content };
}

function pagesPart(pages: readonly PageRecords[]) {
  const words: string[] = [];
  const place = (word: string): number => {
    const known = words.indexOf(word);
    return known >= 0 ? known : words.push(word) - 1;
  };
  const rows = pages.map(
    ({ page }): PageRow => [
      page.path,
      page.title,
      place(page.group),
      place(page.section),
      place(page.tag),
      place(page.language),
    ],
  );
  return { kind: 'pages' as const, words, rows };
}

function headingsPart(pages: readonly PageRecords[]) {
  const rows = pages.map(({ sections }) =>
    sections.slice(1).map(({ level, title, anchor }): HeadingRow => [level, title, anchor]),
  );
  return { kind: 'headings' as const, rows };
}

function wordsFiles(pages: readonly PageRecords[]) {
  return cutWords(makeWords(pages)).map((rows, place) =>
    toFile(
      { kind: 'words', first: rows[0]?.word ?? '' },
      { kind: 'words', place, ...packWords(rows) },
    ),
  );
}

function textFiles(pages: readonly PageRecords[]) {
  const rows = pages.flatMap(({ sections }) =>
    sections.map(({ prose, code }): TextRow => [prose, code]),
  );
  const files = cutIntoFiles(rows, ([prose, code]) => prose.length + code.length, {
    least: LEAST_TEXT_SIZE,
    most: MOST_TEXT_FILES,
  });
  let next = 0;
  return files.map((file, place) => {
    const section = next;
    next += file.length;
    return toFile({ kind: 'text', section }, { kind: 'text', place, section, rows: file });
  });
}
