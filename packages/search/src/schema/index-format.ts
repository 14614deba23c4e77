/**
 * Version of the index files. Raise it when their shape changes: a browser that still runs older
 * code then refuses the files instead of misreading them.
 */
export const INDEX_FORMAT = 1;

/** Name of the file that lists the index files; it is never cached without a check. */
export const MANIFEST_FILE = 'search-manifest.json';

/** The order of the kinds is the order in which a browser needs them. */
export type PartKind = 'pages' | 'headings' | 'text';

/** One index file. */
export interface PartFacts {
  readonly kind: PartKind;
  /** Path below the site's base path: `assets/search/pages.1a2b3c4d.json`. */
  readonly file: string;
  /** Length of the file in UTF-8 bytes, uncompressed. */
  readonly bytes: number;
  /** `checksum` of the file's bytes. */
  readonly checksum: string;
}

export interface SearchManifest {
  readonly format: number;
  /** Same in every file of one build. */
  readonly build: string;
  readonly parts: readonly PartFacts[];
}

/** `[path, title, group, section, tag, language]`; the last four are places in `words`. */
export type PageRow = readonly [string, string, number, number, number, number];

/** `[page, level, title, anchor]`. */
export type HeadingRow = readonly [number, number, string, string];

/** `[record, prose, code]`. Records are numbered: pages first, then headings. */
export type TextRow = readonly [number, string, string];

export interface PagesPart {
  readonly kind: 'pages';
  readonly build: string;
  readonly words: readonly string[];
  readonly rows: readonly PageRow[];
}

export interface HeadingsPart {
  readonly kind: 'headings';
  readonly build: string;
  readonly rows: readonly HeadingRow[];
}

export interface TextPart {
  readonly kind: 'text';
  readonly build: string;
  readonly rows: readonly TextRow[];
}

export type IndexPart = PagesPart | HeadingsPart | TextPart;
