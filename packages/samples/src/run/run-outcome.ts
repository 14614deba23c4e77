import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { diagnose } from '../catalogue.ts';
import { blockSpot, type TypedBlock } from '../plan/block.ts';
import type { Limits } from '../samples-environment.ts';

/** A run that ended by itself. Only these are kept in the cache. */
export const runEndSchema = z.object({
  kind: z.literal('ended'),
  code: z.number(),
  /** Output of the block's own text, without that of the preceding blocks. */
  stdout: z.string(),
  stderr: z.string(),
});

/** A run that ended by itself. */
type RunEnd = z.infer<typeof runEndSchema>;

/** Result of running a block. */
export type RunOutcome = RunEnd | { readonly kind: 'timeout' | 'memory' | 'too-much-output' };

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
  { code, stderr }: RunEnd,
  isErrorShown: boolean,
): readonly Diagnostic[] {
  const spot = blockSpot(block);
  if (code === 0 && isErrorShown) {
    const message = 'The page shows an error of this block, and it runs without one.';
    const hint = 'Correct the code, or show its output.';
    return [diagnose('sample/missing-error', spot, { message, hint })];
  }
  if (code === 0 || isErrorShown) {
    return [];
  }
  const message = `The block ends with exit code ${code}: ${uncaughtError(stderr).split('\n')[0]}`;
  const hint =
    block.options.errors.length > 0
      ? 'Correct the code, or leave "run" out: with "errors" only the compiler\'s error can be shown.'
      : 'Correct the code, or show the error in a text block with "error".';
  return [diagnose('sample/run-failed', spot, { message, hint })];
}
