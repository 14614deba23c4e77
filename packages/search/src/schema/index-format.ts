import type { PackedWords } from './packed-words.ts';

/**
 * Version of the index files. Raise it when their shape changes: a browser that still runs older
 * code then refuses the files instead of misreading them.
 */
export const INDEX_FORMAT = 5;

/** Name of the file that lists the index files; it is never cached without a check. */
export const MANIFEST_FILE = 'search-manifest.json';

/**
 * Name of the file with titles and headings. A page that knows it can ask for it together with the manifest, which saves
 * a round trip before the first answer; so it has no hash, and is never cached without a check.
 */
export const CORE_FILE = 'search-core.json';

/**
 * Bytes of titles and headings, before compression, up to which they are one file: a fifth travels, half a second on a
 * slow phone. Beyond, that file is an empty list, each of them is a file of its own, and titles answer before headings.
 * 6,000 headings, about.
 */
export const LARGEST_CORE = 400_000;

/** One index file. */
export interface FileFacts {
  /** Path below the site's base path: `assets/search/pages.1a2b3c4d.json`. */
  readonly file: string;
  /** Length of the file in UTF-8 bytes, uncompressed. */
  readonly bytes: number;
  /** `checksum` of the file's bytes. */
  readonly checksum: string;
}

/** What a file holds besides `search-core.json`. */
export type PartContent =
  /** Titles or headings that are too many for one file: loaded whole, and first. */
  | { readonly kind: 'pages' | 'headings' }
  /** Words of the text from this one on, up to the first of the next file; loaded when a query needs them. */
  | { readonly kind: 'words'; readonly first: string }
  /** The text of this section and those after it, up to the next file; loaded for snippets and phrases. */
  | { readonly kind: 'text'; readonly section: number };

export type PartFacts = FileFacts & PartContent;

export interface SearchManifest {
  readonly format: number;
  /** The file of titles and headings. */
  readonly core: FileFacts;
  readonly parts: readonly PartFacts[];
}

/** Which files of words and text there are, by the first word and the first section of each. */
export interface Directory {
  readonly words: readonly string[];
  readonly text: readonly number[];
}

/** The directory of a manifest's files. */
export function readDirectory({ parts }: Pick<SearchManifest, 'parts'>): Directory {
  return {
    words: parts.flatMap((part) => (part.kind === 'words' ? [part.first] : [])),
    text: parts.flatMap((part) => (part.kind === 'text' ? [part.section] : [])),
  };
}

/** `[path, title, group, section, tag, language]`; the last four are places in `words`. */
export type PageRow = readonly [string, string, number, number, number, number];

/** `[level, title, anchor]`. */
export type HeadingRow = readonly [number, string, string];

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
  /** Those of each page, in the order of the pages. */
  readonly rows: readonly (readonly HeadingRow[])[];
}

/** Words of the text with the records that hold them, packed: `packages/search/src/schema/packed-words.ts`. */
export interface WordsPart extends PackedWords {
  readonly kind: 'words';
  /** Place of the file among those of its kind. */
  readonly place: number;
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
