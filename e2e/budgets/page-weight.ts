/** What a part of a page is. `image` counts all that are not loaded lazily, the favicon among them. */
export type PartKind = 'html' | 'css' | 'javascript' | 'font' | 'image';

/** A file that a page loads before any interaction. */
export interface Part {
  readonly kind: PartKind;
  /** Stays the same from build to build: the file's name without its content hash. */
  readonly name: string;
  /** Decoded path below the build folder, beginning with `/`. */
  readonly file: string;
  /** Body as transferred: brotli where the build has a compressed copy. */
  readonly bytes: number;
}

/** A file that a page names and the build has not got. */
export interface MissingFile {
  readonly page: string;
  readonly file: string;
}

/** What a page weighs before any interaction. */
export interface PageWeight {
  /** Decoded, with the base path. */
  readonly path: string;
  readonly parts: readonly Part[];
  readonly missing: readonly MissingFile[];
}

/** What a budget can be set for. `total` leaves images out, as the benchmark's table does. */
export const MEASURES = ['html', 'css', 'javascript', 'font', 'total', 'image'] as const;

/** What a budget can be set for. */
export type Measure = (typeof MEASURES)[number];

/** Whether a part counts under a measure. */
export function countsAs(part: Part, measure: Measure): boolean {
  return measure === 'total' ? part.kind !== 'image' : part.kind === measure;
}

/** Brotli bytes of a page under a measure. */
export function bytesOf(weight: PageWeight, measure: Measure): number {
  return weight.parts
    .filter((part) => countsAs(part, measure))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
