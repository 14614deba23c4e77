import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { isWorkflow, lintWorkflow } from '../github/lint-workflow.ts';
import { lineSpot, type PlainBlock } from '../plan/block.ts';
import { HERE_DOCUMENT, parseSession, type SessionCommand } from './parse-session.ts';

/** Checks the form of a console block, and the files that it writes. Its commands run when its page is followed. */
export async function checkSession(block: PlainBlock): Promise<readonly Diagnostic[]> {
  const { commands, strayLine } = parseSession(block.fence.value);
  if (commands.length > 0 && strayLine === undefined) {
    return await checkWrittenWorkflows(block, commands);
  }
  const message = 'The console block does not begin with a command.';
  const hint = 'Write "$ " before each command, or use "text" for output alone.';
  return [diagnose('sample/no-command', lineSpot(block, strayLine ?? 0), { message, hint })];
}

/** `> file` or `tee file`; with `>>` it is only a part of a file. */
const TARGET = /(?:(?<!>)>(?!>)|\btee)\s*(?<path>[^\s<>|;&]+)/;

/** Checks workflows that a console block writes from here-documents, as `cat > .github/workflows/ci.yml <<'END'` does. */
async function checkWrittenWorkflows(
  block: PlainBlock,
  commands: readonly SessionCommand[],
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const command of commands) {
    const { path, text } = fileWrittenBy(command);
    if (!isWorkflow(path)) {
      continue;
    }
    for (const { offset, reason } of await lintWorkflow(text)) {
      const before = text.slice(0, offset ?? 0).split('\n');
      const spot = lineSpot(block, command.line + before.length);
      const column = spot.column + (before.at(-1)?.length ?? 0);
      const message = `${reason.replace(/\.$/, '')}.`;
      const hint = 'See the workflow syntax in GitHub’s documentation.';
      diagnostics.push(diagnose('sample/workflow', { ...spot, column }, { message, hint }));
    }
  }
  return diagnostics;
}

/** The file that a command writes from a here-document; its path is empty when there is none. */
function fileWrittenBy({ command }: SessionCommand) {
  const [first = '', ...rest] = command.split('\n');
  const path = HERE_DOCUMENT.test(first) ? TARGET.exec(first)?.groups?.path : undefined;
  // The last line is the delimiter of the here-document.
  const text = `${rest.slice(0, -1).join('\n')}\n`;
  return { path: path?.replace(/^["']|["']$/g, '') ?? '', text };
}
