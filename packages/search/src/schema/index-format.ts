import { type PackedWords, readAscending } from './packed-words.ts';

/**
 * Version of the index files. Raise it when their shape changes: a browser that still runs older
 * code then refuses the files instead of misreading them.
 */
export const INDEX_FORMAT = 7;

/** Name of the file that lists the index files; it is never cached without a check. */
export const MANIFEST_FILE = 'search-manifest.json';

/**
 * Name of the file that comes first: pages, and their headings unless they are many. A page that knows it can ask for it
 * together with the manifest, which saves a round trip before the first answer; so it has no hash, and is never cached
 * without a check.
 */
export const CORE_FILE = 'search-core.json';

/** Kinds of files that are loaded when they are needed. */
export type LazyKind = 'words' | 'headings' | 'text';

/** All files of a kind, by column: the manifest comes before every first answer, and must stay short. */
export interface FileList {
  /** Checksums of the files' bytes, eight digits each; their names have them too. */
  readonly sums: string;
  /** What each file begins with: words, joined by spaces, or numbers (`writeNumbers`), each less the one before. */
  readonly firsts: string;
  /** Bytes of all files together, before compression. */
  readonly bytes: number;
}

export interface SearchManifest {
  readonly format: number;
  /** Checksum of the file that comes first. */
  readonly core: string;
  /** Words from one on, up to the first of the next file; loaded when a query needs them. */
  readonly words: FileList;
  /** Headings of a page and those after it, up to the next file; loaded for hits. None of a small site. */
  readonly headings: FileList;
  /** The text of a section and those after it, up to the next file; loaded for snippets. */
  readonly text: FileList;
}

/** What each file begins with: a word, a page, a section. */
export interface Directory {
  readonly words: readonly string[];
  readonly headings: readonly number[];
  readonly text: readonly number[];
}

/** Which files there are. */
export function readDirectory({ words, headings, text }: SearchManifest): Directory {
  return {
    words: words.firsts === '' ? [] : words.firsts.split(' '),
    headings: readAscending(headings.firsts),
    text: readAscending(text.firsts),
  };
}

/** Paths of the files of a kind below the site's base path, and their checksums. */
export function listFiles(
  manifest: SearchManifest,
  kind: LazyKind,
): readonly { readonly file: string; readonly sum: string }[] {
  const sums = manifest[kind].sums.match(/.{8}/g) ?? [];
  return sums.map((sum) => ({ file: `assets/search/${kind}.${sum}.json`, sum }));
}

/**
 * `[path, title, group, section, tag, language, levels]`; `group` to `language` are places in `words`, `levels` has
 * a digit for each heading below the title: `2332`.
 */
export type PageRow = readonly [string, string, number, number, number, number, string];

/** `[title, anchor]`. */
export type HeadingRow = readonly [string, string];

/**
 * `[prose, code]` of a section. Sections are counted from 0 in the order of the pages, those of one page
 * together, its title first.
 */
export type TextRow = readonly [string, string];

export interface PagesPart {
  readonly kind: 'pages';
  readonly words: readonly string[];
  readonly rows: readonly PageRow[];
}

export interface HeadingsPart {
  readonly kind: 'headings';
  /** Place of the file among those of its kind; -1 for all of them, whose words stand in no other file. */
  readonly place: number;
  /** Number of the first row's page. */
  readonly page: number;
  /** Those of each page, in the order of the pages. */
  readonly rows: readonly (readonly HeadingRow[])[];
}

/** Words with the sections that hold them, packed: `packages/search/src/schema/packed-words.ts`. */
export interface WordsPart {
  readonly kind: 'words';
  /** Place of the file among those of its kind. */
  readonly place: number;
  readonly text: PackedWords;
  /** Words of headings; those of titles stand in no file. Only of a large site. */
  readonly headings?: PackedWords;
  /** Features of queries with the pages that they speak for (`learn-words.ts`): pages stand for sections. */
  readonly learned: PackedWords;
}

export interface TextPart {
  readonly kind: 'text';
  /** Place of the file among those of its kind. */
  readonly place: number;
  /** Number of the first row's section. */
  readonly section: number;
  readonly rows: readonly TextRow[];
}

export type IndexPart = PagesPart | HeadingsPart | WordsPart | TextPart;

/** Content of `CORE_FILE`. */
export type IndexCore = readonly IndexPart[];
