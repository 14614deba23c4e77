import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareOutput } from '../compare/compare-output.ts';
import type { SessionBlock } from '../plan/block.ts';
import type { Sandbox } from '../process/sandbox.ts';
import { parseSession } from './parse-session.ts';
import type { SessionOutcome } from './session-outcome.ts';
import type { Shell } from './shell.ts';
import { openTerminals } from './terminals.ts';

/**
 * Runs a chain of console blocks in one folder.
 *
 * A command that prints its expected output and does not end, such as a server, keeps its shell; the
 * following blocks get a second one in the same folder, like a second terminal.
 *
 * @param blocks in the order of the page; the first one continues no other
 * @param place the sandbox, the folder of the listings, and the timeout of one command
 */
export async function runChain(
  blocks: readonly SessionBlock[],
  place: {
    readonly sandbox: Sandbox;
    readonly listingsFolder: string;
    readonly timeoutMs: number;
  },
): Promise<readonly SessionOutcome[]> {
  const { sandbox, listingsFolder, timeoutMs } = place;
  const folder = prepareFolder(blocks[0], sandbox, listingsFolder);
  const opened = openTerminals(folder, { sandbox, timeoutMs });
  const terminals = new Map<SessionBlock, { readonly shell: Shell; readonly isBusy: boolean }>();
  const outcomes: SessionOutcome[] = [];
  try {
    for (const block of blocks) {
      const before = block.previous === undefined ? undefined : terminals.get(block.previous);
      const goesOn = before !== undefined && !before.isBusy && block.options.cwdOf === undefined;
      const shell = goesOn ? before.shell : opened.open(before?.shell.folder() ?? folder);
      const outcome = await runCommands(block, shell);
      const isBusy = outcome.outputs.some(({ kind }) => kind !== 'ended');
      terminals.set(block, { shell, isBusy });
      outcomes.push(outcome);
    }
  } finally {
    opened.close();
  }
  return outcomes;
}

async function runCommands(block: SessionBlock, shell: Shell): Promise<SessionOutcome> {
  const outputs: SessionOutcome['outputs'] = [];
  const { commands } = parseSession(block.fence.value);
  for (const { command, shown } of commands) {
    const isLast = outputs.length === commands.length - 1;
    const end = await shell.run(command, {
      isComplete: (output) => isLast && compareOutput(shown, cleanOutput(output)).kind === 'same',
      isSilent: shown.trim() === '',
    });
    outputs.push({ kind: end.kind, output: cleanOutput(end.output) });
    if (end.kind !== 'ended') {
      break;
    }
  }
  return { outputs };
}

/** Removes ANSI escape sequences and carriage returns. */
export function cleanOutput(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  return output.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '').replace(/\r(?=\n)/g, '');
}

function prepareFolder(
  first: SessionBlock | undefined,
  sandbox: Sandbox,
  listingsFolder: string,
): string {
  const folder = sandbox.makeFolder();
  const listing = first?.options.listing;
  if (listing !== undefined) {
    cpSync(join(listingsFolder, listing), folder, { recursive: true });
    // The package that a reader created with "npm init" in the first lesson.
    if (!existsSync(join(folder, 'package.json'))) {
      const manifest = { name: 'riddle', version: '1.0.0', type: 'module', private: true };
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    }
  }
  return folder;
}
