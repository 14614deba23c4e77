import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { compareOutput } from '../compare/compare-output.ts';
import { endGroup, isolationArgs } from '../process/run-process.ts';
import type { Sandbox } from '../process/sandbox.ts';

/** Variables of a shell, besides those of the sandbox. */
const VARIABLES = {
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
export type Terminals = ReturnType<typeof openTerminals>;

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
  }: { readonly sandbox: Sandbox; readonly timeoutMs: number; readonly programs: string },
) {
  const parent = dirname(folder);
  const home = join(parent, 'home');
  mkdirSync(home);
  writeFileSync(join(home, '.gitconfig'), GIT_CONFIG);
  // curl shows a progress meter when its output is not a terminal, which is the case here.
  writeFileSync(join(home, '.curlrc'), 'silent\nshow-error\n');
  const env = {
    ...sandbox.env,
    ...VARIABLES,
    PATH: `${programs}:${sandbox.env.PATH}`,
    HOME: home,
    GIT_CEILING_DIRECTORIES: parent,
  };
  const shells: Shell[] = [];
  return {
    /**
     * Opens another one.
     *
     * @param at absolute path of its working folder
     */
    open: (at: string): Shell => {
      const state = join(parent, `shell-${shells.length + 1}`);
      mkdirSync(state);
      const prefix = networkArgs(shells[0]);
      const shell = openShell({ folder: at, state, prefix, env, timeoutMs });
      shells.push(shell);
      return shell;
    },
    /** Arguments before a program, so that it runs in their network. */
    networkArgs: () => networkArgs(shells[0]),
    close: () => {
      for (const shell of shells) {
        shell.close();
      }
    },
  };
}

/** Longest wait for the namespace of the first shell, in milliseconds. */
const NAMESPACE_MS = 10_000;

/** The first shell creates a network namespace, the others join it. */
function networkArgs(first: Shell | undefined): readonly string[] {
  const args = isolationArgs();
  if (args.length === 0 || first?.pid === undefined) {
    return args;
  }
  // On a busy machine it creates the namespace some time after its start, and nobody can join it before.
  const end = Date.now() + NAMESPACE_MS;
  while (networkOf(first.pid) === networkOf('self') && Date.now() < end) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
  }
  const target = ['--target', String(first.pid)];
  return ['nsenter', ...target, '--user', '--net', '--preserve-credentials', '--'];
}

function networkOf(process: number | 'self'): string {
  try {
    return readlinkSync(`/proc/${process}/ns/net`);
  } catch {
    return 'ended';
  }
}

/** What became of a command. */
export interface CommandEnd {
  readonly kind: 'ended' | 'running' | 'timeout';
  /** Both streams, interleaved like in a terminal. */
  readonly output: string;
  /** Exit code; 0 for one in the background and one that runs on, 1 when the terminal has ended. */
  readonly code: number;
}

/** How long a server must continue after its address and its expected output to count as running, in milliseconds. */
const SETTLE_MS = 700;

/** The same for a command that has printed no address: on a busy machine it may still be ending, in milliseconds. */
const ENDING_MS = 15_000;

/** Start-up time of a background command without expected output, in milliseconds. */
const BACKGROUND_MS = 5_000;

/** How long an interrupted command may take to end, in milliseconds. */
const INTERRUPT_MS = 5_000;

/** Printed by the shell after each command, with its exit code and the working folder; no page contains it. */
const END = /@@end-of-command (?<code>\d+) (?<folder>.*)@@\n/g;

/** Printed by every server of the lessons when it is ready. */
export const ADDRESS = /https?:\/\/localhost:\d+/;

/** A terminal: one bash process that runs commands in sequence. */
export type Shell = ReturnType<typeof openShell>;

/**
 * Opens a shell.
 *
 * @param place `folder`: working folder; `state`: a folder for files of the shell itself;
 * `prefix`: arguments before `bash`, for network isolation; `timeoutMs`: limit of one command
 */
function openShell(place: {
  readonly folder: string;
  readonly state: string;
  readonly prefix: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}) {
  const [program = '', ...parameters] = [...place.prefix, 'bash', '--noprofile', '--norc'];
  const child = spawn(program, parameters, {
    cwd: place.folder,
    env: place.env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // Writing to a terminal that has ended must not end the check: its commands say so.
  child.stdin.on('error', () => {});
  child.stdin.write('exec 2>&1\n');
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
  });
  let number = 0;
  let time = 0;
  return {
    /**
     * Runs a command.
     *
     * @param shown the output that the page shows; `undefined` for a server, which prints its address
     */
    run: async (command: string, shown: string | undefined): Promise<CommandEnd> => {
      number += 1;
      if (!ENTER.test(command)) time += 1;
      const file = join(place.state, `command-${number}`);
      writeFileSync(file, `${command}\n`);
      child.stdin.write(
        `export GIT_AUTHOR_DATE='${commitTime(time)}' GIT_COMMITTER_DATE='${commitTime(time)}'\n` +
          `. '${file}' < /dev/null; echo "@@end-of-command $? $PWD@@"\n`,
      );
      const isBackground = /&\s*$/.test(command);
      const timeoutMs = isBackground && shown?.trim() === '' ? BACKGROUND_MS : place.timeoutMs;
      return await readCommand(child, { isBackground, timeoutMs, shown });
    },
    /** Ends the running command as Ctrl+C does, and waits until it has ended. */
    interrupt: async (): Promise<void> => {
      endGroup(child, 'SIGINT');
      for (let times = 0; times < 100 && (log.match(END)?.length ?? 0) < number; times += 1) {
        await wait(INTERRUPT_MS / 100);
      }
    },
    /** Working folder of the shell. */
    folder: () => lastEnd(log)?.folder ?? place.folder,
    /** All that was printed so far. */
    log: () => cleanOutput(log),
    /** Process id. */
    pid: child.pid,
    close: () => endGroup(child),
  };
}

/**
 * Makes a folder for a session, or goes into it. Such a command takes no time: the dates of commits, and so the hashes
 * that pages and pictures show, do not depend on how a reader gets there.
 */
const ENTER = /^(?:mkdir [\w-]+|cd (?:[\w-]+|\.\.))$/;

function lastEnd(output: string) {
  return [...output.matchAll(END)].at(-1)?.groups;
}

/** Removes the marks of the shell, ANSI escape sequences and carriage returns. */
function cleanOutput(output: string): string {
  return stripVTControlCharacters(output.replace(END, '')).replace(/\r(?=\n)/g, '');
}

/** Commits are a minute apart, starting on a fixed day: their hashes are reproducible. */
function commitTime(minute: number): string {
  return new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
}

function readCommand(
  child: ChildProcessWithoutNullStreams,
  {
    isBackground,
    timeoutMs,
    shown,
  }: {
    readonly isBackground: boolean;
    readonly timeoutMs: number;
    readonly shown: string | undefined;
  },
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    let output = '';
    let settled: NodeJS.Timeout | undefined;
    const finish = (kind: CommandEnd['kind']) => {
      clearTimeout(limit);
      clearTimeout(settled);
      child.stdout.off('data', onData);
      child.off('close', onClose);
      const code = kind === 'ended' && !isBackground ? Number(lastEnd(output)?.code ?? 1) : 0;
      resolve({ kind, output: cleanOutput(output), code });
    };
    // Whether a command that does not end by itself, such as a server, has printed all that is expected.
    const isComplete = (printed: string) =>
      shown === undefined
        ? ADDRESS.test(printed)
        : shown.trim() !== '' && compareOutput(shown, printed).kind === 'same';
    const hasEnded = () => output.search(END) >= 0;
    const limit = setTimeout(
      () => finish(isBackground && hasEnded() ? 'ended' : 'timeout'),
      timeoutMs,
    );
    const onData = (chunk: string) => {
      output += chunk;
      clearTimeout(settled);
      const printed = cleanOutput(output);
      if (hasEnded() && !(isBackground && printed === '')) {
        settled = setTimeout(() => finish('ended'), isBackground ? SETTLE_MS : 0);
      } else if (printed.trim() !== '' && isComplete(printed)) {
        // After a long task, the timer fires before the output that has arrived meanwhile is read.
        const { length } = output;
        const settle = () => (output.length === length ? finish('running') : undefined);
        const isServer = ADDRESS.test(printed);
        settled = setTimeout(() => setImmediate(settle), isServer ? SETTLE_MS : ENDING_MS);
      }
    };
    const onClose = () => finish('ended');
    child.stdout.on('data', onData);
    child.on('close', onClose);
    if (child.exitCode !== null || child.signalCode !== null) {
      output = 'The terminal has ended.\n';
      finish('ended');
    }
  });
}
