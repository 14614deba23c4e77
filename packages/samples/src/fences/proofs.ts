import * as z from 'zod';

/** What can be proven of a block. */
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

/** What was proven of a block. */
export type Proof = (typeof PROOFS)[number];

/**
 * What the checker leaves for the pages (`site/.samples/results.json`): by page file, then by
 * `blockHash`, what was proven, and with which versions.
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
 * @returns `undefined` when it is missing or of another form: then no block has a mark
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
