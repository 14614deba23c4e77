import { checksum } from '../schema/checksum.ts';
import {
  type HeadingRow,
  INDEX_FORMAT,
  type IndexPart,
  MANIFEST_FILE,
  type PageRow,
  type PartFacts,
  type TextRow,
} from '../schema/index-format.ts';
import type { PageRecords } from '../schema/page-records.ts';

/** A file to write, with its path below the site's base path. */
export interface IndexFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Uncompressed UTF-16 units of one text file, about. About 80 kB compressed: on a slow connection (1.6 Mbit/s)
 * half a second, so results keep getting better while a long index arrives.
 */
const TEXT_BYTES = 300_000;

/**
 * Turns pages into the index files.
 *
 * The index holds the words of the site, not lists of places: the browser makes those while it
 * loads. That took half the bytes of a saved MiniSearch index with the same text (decisions/0004-own-search-engine.md).
 *
 * @returns the manifest first, then its parts in the order in which a browser needs them.
 */
export function makeIndex(pages: readonly PageRecords[]): readonly IndexFile[] {
  const parts = [pagesPart(pages), headingsPart(pages), ...textParts(pages)];
  const build = checksum(new TextEncoder().encode(JSON.stringify(parts)));
  const files = parts.map((part) => describePart({ ...part, build }));
  const manifest = { format: INDEX_FORMAT, build, parts: files.map(({ facts }) => facts) };
  return [
    { file: MANIFEST_FILE, content: JSON.stringify(manifest) },
    ...files.map(({ facts, content }) => ({ file: facts.file, content })),
  ];
}

function describePart(part: IndexPart): { readonly facts: PartFacts; readonly content: string } {
  const content = JSON.stringify(part);
  const bytes = new TextEncoder().encode(content);
  const sum = checksum(bytes);
  const file = `assets/search/${part.kind}.${sum}.json`;
  return {
    facts: { kind: part.kind, file, bytes: bytes.length, checksum: sum },
    content,
  };
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
  return { kind: 'pages' as const, build: '', words, rows };
}

function headingsPart(pages: readonly PageRecords[]) {
  const rows = pages.flatMap(({ sections }, page) =>
    sections.slice(1).map(({ level, title, anchor }): HeadingRow => [page, level, title, anchor]),
  );
  return { kind: 'headings' as const, build: '', rows };
}

/** Rows are in page order, so that a part holds whole pages but for its ends. */
function textParts(pages: readonly PageRecords[]) {
  let heading = pages.length;
  const rows = pages.flatMap(({ sections }, page) =>
    sections.map(({ prose, code }, index): TextRow => {
      const record = index === 0 ? page : heading++;
      return [record, prose, code];
    }),
  );
  const parts: TextRow[][] = [[]];
  let bytes = 0;
  for (const row of rows) {
    if (bytes > TEXT_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(row);
    bytes += row[1].length + row[2].length;
  }
  return parts.map((part) => ({ kind: 'text' as const, build: '', rows: part }));
}
