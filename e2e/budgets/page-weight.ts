/** Kind of resource. `image` covers all that are not lazy, including the favicon. */
export type PartKind = 'html' | 'css' | 'javascript' | 'font' | 'image';

/** A file that a page loads before any interaction. */
export interface Part {
  readonly kind: PartKind;
  /** Stable between builds: the file name without its content hash. */
  readonly name: string;
  /** Decoded path below the build folder, beginning with `/`. */
  readonly file: string;
  /** Transferred body: brotli where the build has a compressed copy. */
  readonly bytes: number;
}

/** A file that a page refers to and that is not in the build. */
export interface MissingFile {
  readonly page: string;
  readonly file: string;
}

/** The weight of a page before any interaction. */
export interface PageWeight {
  /** Decoded, with the base path. */
  readonly path: string;
  readonly parts: readonly Part[];
  readonly missing: readonly MissingFile[];
}

/** What a budget can limit. `total` excludes images, like the table of the benchmark. */
export const MEASURES = ['html', 'css', 'javascript', 'font', 'total', 'image'] as const;

/** What a budget can limit. */
export type Measure = (typeof MEASURES)[number];

/** Whether a resource counts towards a measure. */
export function countsAs(part: Part, measure: Measure): boolean {
  return measure === 'total' ? part.kind !== 'image' : part.kind === measure;
}

/** Brotli bytes of a page for a measure. */
export function bytesOf(weight: PageWeight, measure: Measure): number {
  return weight.parts
    .filter((part) => countsAs(part, measure))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
