import * as z from 'zod';

/** Result of running a block. */
export const runOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ended'),
    code: z.number(),
    /** Output of the block's own text, without that of the preceding blocks. */
    stdout: z.string(),
    stderr: z.string(),
  }),
  z.object({ kind: z.literal('timeout') }),
  z.object({ kind: z.literal('memory') }),
  z.object({ kind: z.literal('too-much-output') }),
]);

/** Result of running a block. */
export type RunOutcome = z.infer<typeof runOutcomeSchema>;

const ERROR_LINE = /^(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception)\b/;

/**
 * The message of the error that ended a run, as Node.js prints it: without the code frame
 * above it and the stack below it.
 */
export function uncaughtError(stderr: string): string {
  const lines = stderr.split('\n');
  const start = lines.findIndex((line) => ERROR_LINE.test(line));
  if (start === -1) {
    return stderr.trim();
  }
  const rest = lines.slice(start);
  const end = rest.findIndex((line, index) => index > 0 && /^\s{4}at |^Node\.js v|^$/.test(line));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n').replace(/ \{$/, '').trim();
}
