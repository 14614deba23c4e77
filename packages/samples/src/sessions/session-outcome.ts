import * as z from 'zod';

/** What the commands of one console block printed. */
export const sessionOutcomeSchema = z.object({
  outputs: z.array(z.object({ kind: z.enum(['ended', 'running', 'timeout']), output: z.string() })),
});

/** What the commands of one console block printed. */
export type SessionOutcome = z.infer<typeof sessionOutcomeSchema>;
