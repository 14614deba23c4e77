import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { type Block, isRenewable, lineSpot } from '../plan/block.ts';
import type { Renewal } from '../stage-result.ts';
import { compareOutput } from './compare-output.ts';

/** Longer lines are truncated in messages. */
const SHOWN_LENGTH = 120;

/**
 * Compares what a block shows with the actual output.
 *
 * @param code of the diagnostic when they differ
 */
export function judgeOutput(
  block: Block,
  actual: string,
  code: 'sample/wrong-output' | 'sample/wrong-error',
): { readonly diagnostics: readonly Diagnostic[]; readonly renewals: readonly Renewal[] } {
  const comparison = compareOutput(block.fence.value, actual);
  if (comparison.kind === 'same') {
    return { diagnostics: [], renewals: [] };
  }
  const { line, shown, renewed } = comparison;
  const diagnostic = diagnose(code, lineSpot(block, line), {
    message: `The page shows ${quote(shown)}, what occurs is ${quote(comparison.actual)}.`,
    hint: isRenewable(block)
      ? 'Correct the code or the text; "npm run samples -- --update" takes over what occurs.'
      : 'Correct the code or the text, and what explains it.',
  });
  const renewals = isRenewable(block) ? [{ block, text: renewed }] : [];
  return { diagnostics: [diagnostic], renewals };
}

/** A line quoted for a message; `undefined` means that there is none. */
export function quote(line: string | undefined): string {
  if (line === undefined) {
    return 'nothing more';
  }
  return `"${line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line}"`;
}
