import * as z from 'zod';

/** The ways in which a block can be proven. */
export const PROOFS = [
  'listed',
  'typed',
  'run',
  'mongo-stand-in',
  'not-run',
  'session',
  'compared',
  'parsed',
] as const;

/** The proofs of a block. */
export type Proof = (typeof PROOFS)[number];

/**
 * Results of the samples check for the site (`site/.samples/results.json`): by page file, then by
 * `blockHash`, what was proven, and the versions used.
 */
export const proofFileSchema = z.object({
  format: z.literal(1),
  versions: z.object({ node: z.string(), typescript: z.string() }),
  pages: z.record(z.string(), z.record(z.string(), z.array(z.enum(PROOFS)))),
});

/** The content of the results file. */
export type ProofFile = z.infer<typeof proofFileSchema>;

/**
 * Reads the content of the results file.
 *
 * @returns `undefined` when the file is missing or invalid: then no block is marked as checked
 */
export function parseProofFile(text: string | undefined): ProofFile | undefined {
  if (text === undefined) {
    return undefined;
  }
  try {
    return proofFileSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
