import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { diagnose } from '../catalogue.ts';
import { blockSpot, type TypedBlock } from '../plan/block.ts';
import type { Limits } from '../samples-environment.ts';

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

/**
 * Reports errors of the run itself; outputs are compared elsewhere.
 *
 * @param options `isErrorShown`: true when the page shows an error, so the run must end with one
 */
export function judgeRun(
  block: TypedBlock,
  outcome: RunOutcome,
  { isErrorShown, limits }: { readonly isErrorShown: boolean; readonly limits: Limits },
): readonly Diagnostic[] {
  if (outcome.kind === 'ended') {
    return judgeEnd(block, outcome, isErrorShown);
  }
  const failures = {
    timeout: {
      code: 'sample/timeout',
      message: `The block still runs after ${limits.runMs / 1000} seconds.`,
      hint: 'Close servers and timers, or show it in a console block.',
    },
    memory: {
      code: 'sample/memory',
      message: `The block needs more than ${limits.heapMib} MiB of memory.`,
      hint: 'Use less data.',
    },
    'too-much-output': {
      code: 'sample/run-failed',
      message: 'The block prints more than 1 MiB.',
      hint: 'Print less.',
    },
  } as const;
  const { code, ...text } = failures[outcome.kind];
  return [diagnose(code, blockSpot(block), text)];
}

function judgeEnd(
  block: TypedBlock,
  { code, stderr }: Extract<RunOutcome, { kind: 'ended' }>,
  isErrorShown: boolean,
): readonly Diagnostic[] {
  if (code === 0 && isErrorShown) {
    return [
      diagnose('sample/missing-error', blockSpot(block), {
        message: 'The page shows an error of this block, and it runs without one.',
        hint: 'Correct the code, or show its output.',
      }),
    ];
  }
  if (code === 0 || isErrorShown) {
    return [];
  }
  return [
    diagnose('sample/run-failed', blockSpot(block), {
      message: `The block ends with exit code ${code}: ${uncaughtError(stderr).split('\n')[0]}`,
      hint:
        block.options.errors.length > 0
          ? 'Correct the code, or leave "run" out: with "errors" only the compiler\'s error can be shown.'
          : 'Correct the code, or show the error in a text block with "error".',
    }),
  ];
}
