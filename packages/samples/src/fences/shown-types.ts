import * as z from 'zod';

/** The type of one name in a block, as the compiler formats it. */
export const shownTypeSchema = z.object({
  /** Offset of the name in the block's own text, counted from 0. */
  offset: z.number(),
  /** Length of the name. */
  length: z.number(),
  /** One line, e.g. `const user: { name: string; }`. */
  text: z.string(),
});

/** The type of one name in a block. */
export type ShownType = z.infer<typeof shownTypeSchema>;

/**
 * Inferred types for the site (`site/.samples/types.json`): by page file, then by
 * `blockHash`, the types of the block's names in the order of the text.
 */
export const shownTypesFileSchema = z.object({
  format: z.literal(1),
  pages: z.record(z.string(), z.record(z.string(), z.array(shownTypeSchema))),
});

/** The content of the types file. */
export type ShownTypesFile = z.infer<typeof shownTypesFileSchema>;

/**
 * Reads the content of the types file.
 *
 * @returns `undefined` when the file is missing or invalid: then no block shows types
 */
export function parseShownTypesFile(text: string | undefined): ShownTypesFile | undefined {
  if (text === undefined) {
    return undefined;
  }
  try {
    return shownTypesFileSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
