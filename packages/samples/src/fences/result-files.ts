import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * Hash of a block as the page shows it. A proof is valid only while this stays the same.
 *
 * @param block language, text after the language, and shown text
 * @returns 16 hexadecimal digits
 */
export function blockHash(block: {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}): string {
  return createHash('sha256')
    .update(`${block.language}\n${block.meta}\n${block.text}`)
    .digest('hex')
    .slice(0, 16);
}

/** The ways in which a block can be proven. */
const proofSchema = z.enum([
  'listed',
  'typed',
  'run',
  'mongo-stand-in',
  'not-run',
  'session',
  'compared',
  'parsed',
]);

export type Proof = z.infer<typeof proofSchema>;

/**
 * Results of the samples check for the site (`site/.samples/results.json`): by page file, then by
 * `blockHash`, what was proven, and the versions used.
 */
const proofFileSchema = z.object({
  format: z.literal(1),
  versions: z.object({ node: z.string(), typescript: z.string() }),
  pages: z.record(z.string(), z.record(z.string(), z.array(proofSchema))),
});

export type ProofFile = z.infer<typeof proofFileSchema>;

/**
 * Reads the content of the results file.
 *
 * @returns `undefined` when the file is missing or invalid: then no block is marked as checked
 */
export function parseProofFile(text: string | undefined): ProofFile | undefined {
  return parseResults(proofFileSchema, text);
}

/** The type of one name in a block, as the compiler formats it. */
export const shownTypeSchema = z.object({
  /** Offset of the name in the block's own text, counted from 0. */
  offset: z.number(),
  /** Length of the name. */
  length: z.number(),
  /** One line, e.g. `const user: { name: string; }`. */
  text: z.string(),
});

export type ShownType = z.infer<typeof shownTypeSchema>;

/**
 * Inferred types for the site (`site/.samples/types.json`): by page file, then by
 * `blockHash`, the types of the block's names in the order of the text.
 */
const shownTypesFileSchema = z.object({
  format: z.literal(1),
  pages: z.record(z.string(), z.record(z.string(), z.array(shownTypeSchema))),
});

export type ShownTypesFile = z.infer<typeof shownTypesFileSchema>;

/**
 * Reads the content of the types file.
 *
 * @returns `undefined` when the file is missing or invalid: then no block shows types
 */
export function parseShownTypesFile(text: string | undefined): ShownTypesFile | undefined {
  return parseResults(shownTypesFileSchema, text);
}

function parseResults<Results>(schema: z.ZodType<Results>, text = ''): Results | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
