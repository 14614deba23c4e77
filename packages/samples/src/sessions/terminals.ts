import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isolationArgs } from '../process/isolation.ts';
import type { Sandbox } from '../process/sandbox.ts';
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

/** Terminals with one home and one network, like the windows of one computer. */
export interface Terminals {
  /**
   * Opens another one.
   *
   * @param at absolute path of its working folder
   */
  readonly open: (at: string) => Shell;
  readonly close: () => void;
}

/**
 * Prepares a home with an identity for Git.
 *
 * @param folder a folder of the sandbox; the home and files of the shells are put beside it
 * @param options `timeoutMs`: limit of one command; `programs`: a folder in front of `PATH`
 */
export function openTerminals(
  folder: string,
  {
    sandbox,
    timeoutMs,
    programs,
  }: { readonly sandbox: Sandbox; readonly timeoutMs: number; readonly programs?: string },
): Terminals {
  const home = join(dirname(folder), 'home');
  mkdirSync(home);
  writeFileSync(join(home, '.gitconfig'), GIT_CONFIG);
  // curl shows a progress meter when its output is not a terminal, which is the case here.
  writeFileSync(join(home, '.curlrc'), 'silent\nshow-error\n');
  const PATH = programs === undefined ? sandbox.env.PATH : `${programs}:${sandbox.env.PATH}`;
  const env = {
    ...sandbox.env,
    ...IDENTITY,
    ...(PATH === undefined ? {} : { PATH }),
    HOME: home,
    GIT_CEILING_DIRECTORIES: dirname(folder),
  };
  const shells: Shell[] = [];
  return {
    open: (at) => {
      const state = join(dirname(folder), `shell-${shells.length + 1}`);
      mkdirSync(state);
      const shell = openShell({
        folder: at,
        state,
        prefix: networkArgs(shells[0]),
        env,
        timeoutMs,
      });
      shells.push(shell);
      return shell;
    },
    close: () => {
      for (const shell of shells) {
        shell.close();
      }
    },
  };
}

/** The first shell creates a network namespace, the others join it. */
function networkArgs(first: Shell | undefined): readonly string[] {
  const args = isolationArgs();
  return args.length === 0 || first?.pid === undefined
    ? args
    : ['nsenter', '--target', String(first.pid), '--user', '--net', '--preserve-credentials', '--'];
}
