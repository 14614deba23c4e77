import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { githubFileAt } from '../github/github-file.ts';
import { lineSpot, type SessionBlock } from '../plan/block.ts';
import { parseSession, type SessionCommand } from './parse-session.ts';

/** `> file` or `tee file`; with `>>` it is only a part of a file. */
const TARGET = /(?:(?<!>)>(?!>)|\btee)\s*(?<path>[^\s<>|;&]+)/;
const HERE_DOCUMENT = /<<-?\s*["']?\w+["']?/;

/** A file that a command writes from a here-document. */
interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Checks workflows and Dependabot configurations that a console block writes from here-documents,
 * as `cat > .github/workflows/ci.yml <<'END'` does.
 */
export async function checkWrittenFiles(block: SessionBlock): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const command of parseSession(block.fence.value).commands) {
    const written = fileWrittenBy(command);
    const file = githubFileAt(written?.path ?? '');
    if (written === undefined || file === undefined) {
      continue;
    }
    for (const { offset, reason } of await file.check(written.text)) {
      const before = written.text.slice(0, offset ?? 0).split('\n');
      const spot = lineSpot(block, command.line + before.length);
      const column = spot.column + (before.at(-1)?.length ?? 0);
      const message = `${reason.replace(/\.$/, '')}.`;
      diagnostics.push(diagnose(file.code, { ...spot, column }, { message, hint: file.hint }));
    }
  }
  return diagnostics;
}

function fileWrittenBy({ command }: SessionCommand): WrittenFile | undefined {
  const [first = '', ...rest] = command.split('\n');
  const path = TARGET.exec(first)?.groups?.path?.replace(/^["']|["']$/g, '');
  // The last line is the delimiter of the here-document.
  return path === undefined || !HERE_DOCUMENT.test(first)
    ? undefined
    : { path, text: `${rest.slice(0, -1).join('\n')}\n` };
}
