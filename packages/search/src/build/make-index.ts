import { checksum } from '../schema/checksum.ts';
import {
  CORE_FILE,
  type FileList,
  type HeadingRow,
  type HeadingsPart,
  INDEX_FORMAT,
  type IndexCore,
  type IndexPart,
  listFiles,
  MANIFEST_FILE,
  type PageRow,
  type SearchManifest,
  type TextPart,
  type TextRow,
  type WordsPart,
} from '../schema/index-format.ts';
import { packWords, sharedLength, type WordRow, writeAscending } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { learnWords } from './learn-words.ts';
import { listMessages } from './list-messages.ts';
import { cutIntoFiles, cutWords, makeHeadingWords, makeWords } from './make-words.ts';

/**
 * Bytes of pages and headings, before compression, up to which they are one file: a fifth travels, 30 kB. Beyond, the file
 * holds the pages alone, and headings are loaded on demand as words and text are. 3,000 headings, about.
 */
const LARGEST_CORE = 150_000;

/**
 * UTF-16 units of one text file, about: 2.5 kB compressed. A hit needs the file with its text for its
 * snippet, and the fewer others come with it the better.
 */
const LEAST_TEXT_SIZE = 8_000;
/** UTF-16 units of one file of headings, about: 0.7 kB compressed. Hits of one answer are on many pages. */
const LEAST_HEADINGS_SIZE = 2_000;
/** All names stand in the manifest, which must stay short. */
const MOST_FILES = 1_800;

/**
 * Turns pages into the index files: pages and headings, from which the browser makes its lists while it loads them; the
 * words of the text with the sections that hold them, packed and cut by the alphabet; the text itself, cut by sections.
 * A search needs the first two, and few of the others. When headings are many, their words are listed with those of the
 * text, and they are cut by pages (decisions/0004-own-search-engine.md).
 *
 * @param largestCore for tests: bytes beyond which headings are many.
 * @param learned what the words of queries say, as `learnWords` gives it
 * @returns files to write, with their paths below the site's base path: the manifest first, then its files in the
 *   order in which a browser needs them.
 */
export function makeIndex(
  pages: readonly PageRecords[],
  largestCore = LARGEST_CORE,
  learned = learnWords(pages),
) {
  const titles = pagesPart(pages);
  const whole = toFile([titles, allHeadings(pages)]);
  const isLarge = whole.bytes > largestCore;
  const core = isLarge ? toFile([titles]) : whole;
  const features = [...learned, ...listMessages(pages)].sort((a, b) => (a.word < b.word ? -1 : 1));
  const words = wordsParts(pages, isLarge, features);
  const headings = isLarge ? headingsParts(pages) : [];
  const text = textParts(pages);
  const files = {
    words: words.parts.map(toFile),
    headings: headings.map(toFile),
    text: text.map(toFile),
  };
  const manifest: SearchManifest = {
    format: INDEX_FORMAT,
    core: core.sum,
    words: toList(files.words, words.firsts.join(' ')),
    headings: toList(files.headings, writeAscending(headings.map(({ page }) => page))),
    text: toList(files.text, writeAscending(text.map(({ section }) => section))),
  };
  const lazy = (['words', 'headings', 'text'] as const).flatMap((kind) =>
    listFiles(manifest, kind).map(({ file }, place) => ({
      file,
      content: files[kind][place]?.content ?? '',
    })),
  );
  return [
    { file: MANIFEST_FILE, content: JSON.stringify(manifest) },
    { file: CORE_FILE, content: core.content },
    ...lazy,
  ];
}

/** The parts of the index of some pages, as a browser reads them. */
export function partsOf(pages: readonly PageRecords[], largestCore?: number): readonly IndexPart[] {
  const [, ...files] = makeIndex(pages, largestCore).map(({ content }) => JSON.parse(content));
  return files.flat();
}

function toFile(part: IndexPart | IndexCore) {
  const content = JSON.stringify(part);
  const bytes = new TextEncoder().encode(content);
  return { content, bytes: bytes.length, sum: checksum(bytes) };
}

function toList(files: readonly ReturnType<typeof toFile>[], firsts: string): FileList {
  return {
    sums: files.map(({ sum }) => sum).join(''),
    firsts,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
  };
}

function pagesPart(pages: readonly PageRecords[]) {
  const words: string[] = [];
  const place = (word: string): number => {
    const known = words.indexOf(word);
    return known >= 0 ? known : words.push(word) - 1;
  };
  const rows = pages.map(
    ({ page, sections }): PageRow => [
      page.path,
      page.title,
      place(page.group),
      place(page.section),
      place(page.tag),
      place(page.language),
      sections
        .slice(1)
        .map(({ level }) => level)
        .join(''),
    ],
  );
  return { kind: 'pages' as const, words, rows };
}

function headingsOf(pages: readonly PageRecords[]): readonly (readonly HeadingRow[])[] {
  return pages.map(({ sections }) =>
    sections.slice(1).map(({ title, anchor }): HeadingRow => [title, anchor]),
  );
}

function allHeadings(pages: readonly PageRecords[]): HeadingsPart {
  return { kind: 'headings', place: -1, page: 0, rows: headingsOf(pages) };
}

function headingsParts(pages: readonly PageRecords[]): readonly HeadingsPart[] {
  const files = cutIntoFiles(headingsOf(pages), (rows) => rows.flat().join('').length, {
    least: LEAST_HEADINGS_SIZE,
    most: MOST_FILES,
  });
  let next = 0;
  return files.map((rows, place) => {
    const page = next;
    next += rows.length;
    return { kind: 'headings', place, page, rows };
  });
}

/**
 * @param withHeadings whether words of headings are listed as well
 * @returns files of words, and what each begins with: as few letters as tell its first word from the one before
 */
function wordsParts(
  pages: readonly PageRecords[],
  withHeadings: boolean,
  learned: readonly WordRow[],
) {
  const files = cutWords(makeWords(pages));
  const firsts = files.map(([{ word } = { word: '' }], place) =>
    word.slice(0, sharedLength(files[place - 1]?.at(-1)?.word ?? '', word) + 1),
  );
  const headings = withHeadings ? makeHeadingWords(pages) : [];
  const parts = files.map((rows, place): WordsPart => {
    const isHere = ({ word }: WordRow) =>
      (place === 0 || word >= (firsts[place] ?? '')) && !(word >= (firsts[place + 1] ?? '\uffff'));
    return {
      kind: 'words',
      place,
      text: packWords(rows),
      learned: packWords(learned.filter(isHere)),
      ...(withHeadings && { headings: packWords(headings.filter(isHere)) }),
    };
  });
  return { parts, firsts };
}

function textParts(pages: readonly PageRecords[]): readonly TextPart[] {
  const rows = pages.flatMap(({ sections }) =>
    sections.map(({ prose, code }): TextRow => [prose, code]),
  );
  const files = cutIntoFiles(rows, ([prose, code]) => prose.length + code.length, {
    least: LEAST_TEXT_SIZE,
    most: MOST_FILES,
  });
  let next = 0;
  return files.map((file, place) => {
    const section = next;
    next += file.length;
    return { kind: 'text', place, section, rows: file };
  });
}
