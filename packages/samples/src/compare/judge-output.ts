import { diagnose } from '../catalogue.ts';
import { isRenewable, lineSpot, type OutputBlock } from '../plan/block.ts';
import { joinResults, proofUnless, type StageResult } from '../stage-result.ts';
import { compareOutput } from './compare-output.ts';

/** Compares what a block shows with the actual output. */
export function judgeOutput(
  block: OutputBlock,
  actual: string,
  code: 'sample/wrong-output' | 'sample/wrong-error',
): StageResult {
  const comparison = compareOutput(block.fence.value, actual);
  if (comparison.kind === 'same') {
    return proofUnless(block, ['compared'], []);
  }
  const { line, shown, renewed } = comparison;
  const diagnostic = diagnose(code, lineSpot(block, line), {
    message: `The page shows ${quote(shown)}, what occurs is ${quote(comparison.actual)}.`,
    hint: isRenewable(block)
      ? 'Correct the code or the text; "npm run samples -- --update" takes over what occurs.'
      : 'Correct the code or the text, and what explains it.',
  });
  const renewals = isRenewable(block) ? [{ block, text: renewed }] : [];
  return joinResults([{ diagnostics: [diagnostic], renewals }]);
}

/** Longer lines are truncated in messages. */
const SHOWN_LENGTH = 120;

/** A line quoted for a message; `undefined` means that there is none. */
function quote(line: string | undefined): string {
  if (line === undefined) {
    return 'nothing more';
  }
  return `"${line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line}"`;
}
