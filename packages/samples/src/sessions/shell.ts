import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from '../process/run-process.ts';

/** Output of a command, and whether it ended. */
export interface CommandEnd {
  readonly kind: 'ended' | 'running' | 'timeout';
  /** Both streams, interleaved like in a terminal. */
  readonly output: string;
}

/** A terminal: one bash process that runs commands in sequence. */
export interface Shell {
  /**
   * Runs a command.
   *
   * @param expected `isComplete`: returns whether an output is all that is expected of a command which
   * does not end by itself, such as a server; `isSilent`: true when no output is expected
   */
  readonly run: (
    command: string,
    expected: {
      readonly isComplete: (output: string) => boolean;
      readonly isSilent: boolean;
    },
  ) => Promise<CommandEnd>;
  /** All that was printed so far. */
  readonly log: () => string;
  /** Process id. */
  readonly pid: number | undefined;
  /** Working folder of the shell. */
  readonly folder: () => string;
  readonly close: () => void;
}

/** How long a command must continue after its expected output to count as a running server, in milliseconds. */
const SETTLE_MS = 700;

/** Start-up time of a background command without expected output, in milliseconds. */
const BACKGROUND_MS = 5_000;

/** Printed by the shell after each command; no page contains it. */
const END_WORD = '@@end-of-command@@';
const END = new RegExp(`${END_WORD}\\n`);

/**
 * Opens a shell.
 *
 * @param place `folder`: working folder; `state`: a folder for files of the shell itself;
 * `prefix`: arguments before `bash`, for network isolation
 */
export function openShell(place: {
  readonly folder: string;
  readonly state: string;
  readonly prefix: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Timeout of one command. */
  readonly timeoutMs: number;
}): Shell {
  const [program = '', ...parameters] = [...place.prefix, 'bash', '--noprofile', '--norc'];
  const child = spawn(program, parameters, {
    cwd: place.folder,
    env: place.env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const folderFile = join(place.state, 'folder');
  child.stdin.write('exec 2>&1\n');
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
  });
  let number = 0;
  return {
    run: async (command, { isComplete, isSilent }) => {
      number += 1;
      const file = join(place.state, `command-${number}`);
      writeFileSync(file, `${command}\n`);
      child.stdin.write(
        `export GIT_AUTHOR_DATE='${commitTime(number)}' GIT_COMMITTER_DATE='${commitTime(number)}'\n` +
          `. '${file}' < /dev/null; pwd > '${folderFile}'; echo '${END_WORD}'\n`,
      );
      const isBackground = /&\s*$/.test(command);
      const timeoutMs = isBackground && isSilent ? BACKGROUND_MS : place.timeoutMs;
      return await readCommand(child, { isBackground, timeoutMs, isComplete });
    },
    folder: () => (existsSync(folderFile) ? readFileSync(folderFile, 'utf8').trim() : place.folder),
    log: () => log.replaceAll(`${END_WORD}\n`, ''),
    pid: child.pid,
    close: () => endGroup(child),
  };
}

/** Commits are a minute apart, starting on a fixed day: their hashes are reproducible. */
function commitTime(minute: number): string {
  return new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
}

function readCommand(
  child: ChildProcess,
  options: {
    readonly isBackground: boolean;
    readonly timeoutMs: number;
    readonly isComplete: (output: string) => boolean;
  },
): Promise<CommandEnd> {
  const { isBackground, timeoutMs, isComplete } = options;
  return new Promise((resolve) => {
    let output = '';
    let settled: NodeJS.Timeout | undefined;
    const finish = (kind: CommandEnd['kind']) => {
      clearTimeout(limit);
      clearTimeout(settled);
      child.stdout?.off('data', onData);
      child.off('close', onClose);
      resolve({ kind, output: output.replace(END, '') });
    };
    const limit = setTimeout(
      () => finish(isBackground && END.test(output) ? 'ended' : 'timeout'),
      timeoutMs,
    );
    const onData = (chunk: Buffer | string) => {
      output += String(chunk);
      clearTimeout(settled);
      const printed = output.replace(END, '');
      if (END.test(output) && !(isBackground && printed === '')) {
        settled = setTimeout(() => finish('ended'), isBackground ? SETTLE_MS : 0);
      } else if (printed.trim() !== '' && isComplete(printed)) {
        settled = setTimeout(() => finish('running'), SETTLE_MS);
      }
    };
    const onClose = () => finish('ended');
    child.stdout?.on('data', onData);
    child.on('close', onClose);
  });
}
