import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareOutput } from '../compare/compare-output.ts';
import type { SessionBlock } from '../plan/block.ts';
import { isolationArgs } from '../process/isolation.ts';
import type { Sandbox } from '../process/sandbox.ts';
import { parseSession } from './parse-session.ts';
import type { SessionOutcome } from './session-outcome.ts';
import { openShell, type Shell } from './shell.ts';

/** Git identity of commits in console blocks. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Riddle Developer',
  GIT_AUTHOR_EMAIL: 'developer@riddle.example',
  GIT_COMMITTER_NAME: 'Riddle Developer',
  GIT_COMMITTER_EMAIL: 'developer@riddle.example',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_PAGER: 'cat',
} as const;

const GIT_CONFIG = `[init]
\tdefaultBranch = main
[user]
\tname = Riddle Developer
\temail = developer@riddle.example
[advice]
\tdetachedHead = false
[core]
\tautocrlf = false
`;

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
  const home = join(dirname(folder), 'home');
  mkdirSync(home);
  writeFileSync(join(home, '.gitconfig'), GIT_CONFIG);
  // curl shows a progress meter when its output is not a terminal, which is the case here.
  writeFileSync(join(home, '.curlrc'), 'silent\nshow-error\n');
  const env = { ...sandbox.env, ...IDENTITY, HOME: home, GIT_CEILING_DIRECTORIES: dirname(folder) };
  const shells: Shell[] = [];
  const terminals = new Map<SessionBlock, { readonly shell: Shell; readonly isBusy: boolean }>();
  const open = (at: string) => {
    const state = join(dirname(folder), `shell-${shells.length + 1}`);
    mkdirSync(state);
    const shell = openShell({ folder: at, state, prefix: networkArgs(shells[0]), env, timeoutMs });
    shells.push(shell);
    return shell;
  };
  const outcomes: SessionOutcome[] = [];
  try {
    for (const block of blocks) {
      const before = block.previous === undefined ? undefined : terminals.get(block.previous);
      const goesOn = before !== undefined && !before.isBusy && block.options.cwdOf === undefined;
      const shell = goesOn ? before.shell : open(before?.shell.folder() ?? folder);
      const outcome = await runCommands(block, shell);
      const isBusy = outcome.outputs.some(({ kind }) => kind !== 'ended');
      terminals.set(block, { shell, isBusy });
      outcomes.push(outcome);
    }
  } finally {
    for (const shell of shells) {
      shell.close();
    }
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
function cleanOutput(output: string): string {
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

/** The first shell creates a network namespace, the other shells of its chain join it. */
function networkArgs(first: Shell | undefined): readonly string[] {
  const args = isolationArgs();
  return args.length === 0 || first?.pid === undefined
    ? args
    : ['nsenter', '--target', String(first.pid), '--user', '--net', '--preserve-credentials', '--'];
}
