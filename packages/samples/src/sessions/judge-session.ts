import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { compareOutput } from '../compare/compare-output.ts';
import { quote } from '../compare/judge-output.ts';
import { isRenewable, lineSpot, type SessionBlock } from '../plan/block.ts';
import type { Renewal } from '../stage-result.ts';
import { formatSession, parseSession, type SessionCommand } from './parse-session.ts';
import type { SessionOutcome } from './session-outcome.ts';

/** Compares the actual output of each command of a console block with the one that the page shows. */
export function judgeSession(
  block: SessionBlock,
  { outputs }: SessionOutcome,
  timeoutMs: number,
): { readonly diagnostics: readonly Diagnostic[]; readonly renewals: readonly Renewal[] } {
  const { commands } = parseSession(block.fence.value);
  const diagnostics: Diagnostic[] = [];
  const renewed = commands.map((command, index) => {
    const end = outputs[index];
    if (end === undefined || end.kind === 'timeout') {
      diagnostics.push(...(end === undefined ? [] : [reportTimeout(block, command, timeoutMs)]));
      return command.shown.trimEnd();
    }
    const comparison = compareOutput(command.shown, end.output);
    if (comparison.kind === 'same') {
      return command.shown.trimEnd();
    }
    diagnostics.push(
      diagnose('sample/wrong-output', lineSpot(block, command.shownLine + comparison.line), {
        message: `After "$ ${firstLine(command)}" the page shows ${quote(comparison.shown)}, what occurs is ${quote(comparison.actual)}.`,
        hint: 'Correct the commands or the text, mask what changes (<hash>, <time> …) or leave lines out with "…".',
      }),
    );
    return comparison.renewed;
  });
  const renewals =
    diagnostics.length === 0 || !isRenewable(block)
      ? []
      : [{ block, text: formatSession(commands, renewed, block.fence.value) }];
  return { diagnostics, renewals };
}

function reportTimeout(
  block: SessionBlock,
  command: SessionCommand,
  timeoutMs: number,
): Diagnostic {
  return diagnose('sample/timeout', lineSpot(block, command.line), {
    message: `"$ ${firstLine(command)}" still runs after ${timeoutMs / 1000} seconds.`,
    hint: 'A server may go on running when its output is shown in full and nothing follows it in its block.',
  });
}

function firstLine({ command }: SessionCommand): string {
  return command.split('\n')[0] ?? '';
}
