import * as z from 'zod';

/** Outputs of the commands of one console block. */
export const sessionOutcomeSchema = z.object({
  outputs: z.array(z.object({ kind: z.enum(['ended', 'running', 'timeout']), output: z.string() })),
});

/** Outputs of the commands of one console block. */
export type SessionOutcome = z.infer<typeof sessionOutcomeSchema>;
