import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compareOutput } from '../compare/compare-output.ts';
import type { Sandbox } from '../process/sandbox.ts';
import { cleanOutput } from '../sessions/run-chain.ts';
import { openTerminals, type Shell } from '../sessions/terminals.ts';

/** A reader at a computer: an editor, a terminal for commands and one for the server. */
export interface Reader {
  /** Absolute path of the folder that the terminal for commands is in. */
  readonly folder: () => string;
  readonly read: (path: string) => string | undefined;
  readonly write: (path: string, text: string) => void;
  /** Deletes a file or folder; `false` when it is not there. */
  readonly remove: (path: string) => boolean;
  /** Paths of all files, without packages. */
  readonly files: () => readonly string[];
  /** Types a command and waits for its end. */
  readonly type: (command: string, shown?: string) => Promise<Typed>;
  /** Stops the server and starts it with a command, in a terminal of its own. */
  readonly startServer: (command: string, shown?: string) => Promise<Typed>;
  /** What the server has printed. */
  readonly serverLog: () => string;
  /** `outdated`: a file has changed since the start. */
  readonly server: () => 'none' | 'running' | 'outdated';
  /** Puts all files back as they were before `aside`. */
  readonly restore: () => void;
  /** Does something and then puts all files back. */
  readonly aside: (action: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/** What a command printed. */
export interface Typed {
  readonly output: string;
  readonly code: number;
  readonly kind: 'ended' | 'running' | 'timeout';
}

/** Printed by every server of the lessons when it is ready. */
const ADDRESS = /https?:\/\/localhost:\d+/;

const CODE = /@code:(\d+)\n?$/;

/**
 * Sits down at a computer.
 *
 * @param start absolute path of a folder to begin with, or nothing for an empty one
 */
export function sitDown(
  start: string | undefined,
  {
    sandbox,
    programs,
    timeoutMs,
  }: { readonly sandbox: Sandbox; readonly programs: string; readonly timeoutMs: number },
): Reader {
  const desk = dirname(sandbox.makeFolder());
  rmSync(join(desk, 'riddle'), { recursive: true });
  const first = start === undefined ? desk : join(desk, 'riddle');
  const terminals = openTerminals(join(desk, 'riddle'), { sandbox, programs, timeoutMs });
  if (start !== undefined) {
    cpSync(start, first, { recursive: true, verbatimSymlinks: true });
  }
  const main = terminals.open(first);
  let server: { readonly shell: Shell; readonly edits: number } | undefined;
  let log = '';
  let edits = 0;
  const folder = () => main.folder();
  const at = (path: string) => join(folder(), path);
  const stopServer = () => {
    log = server === undefined ? log : cleanOutput(server.shell.log());
    server?.shell.close();
    server = undefined;
  };
  const run = async (shell: Shell, command: string, shown: string | undefined): Promise<Typed> => {
    const end = await shell.run(`${command}\necho "@code:$?"`, {
      isComplete: (output) =>
        shown === undefined
          ? ADDRESS.test(output)
          : shown.trim() !== '' && compareOutput(shown, cleanOutput(output)).kind === 'same',
      isSilent: true,
    });
    const output = cleanOutput(end.output);
    return {
      kind: end.kind,
      output: output.replace(CODE, ''),
      code: Number(CODE.exec(output)?.[1] ?? 0),
    };
  };
  const files = () =>
    (readdirSync(folder(), { recursive: true, encoding: 'utf8' }) as readonly string[])
      .filter((path) => !/(?:^|\/)(?:node_modules|\.git)(?:\/|$)/.test(path))
      .filter((path) => statSync(at(path)).isFile());
  let before = new Map<string, Buffer>();
  const restore = () => {
    for (const path of files().filter((path) => !before.has(path))) {
      rmSync(at(path));
    }
    for (const [path, bytes] of before) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), bytes);
    }
    edits += 1;
  };
  return {
    folder,
    files,
    restore,
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    write: (path, text) => {
      edits += 1;
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), `${text.trimEnd()}\n`);
    },
    remove: (path) => {
      const isThere = existsSync(at(path));
      edits += 1;
      rmSync(at(path), { recursive: true, force: true });
      return isThere;
    },
    type: async (command, shown) => {
      if (/npm (?:un)?install/.test(command)) {
        edits += 1;
      }
      return await run(main, command, shown ?? '');
    },
    startServer: async (command, shown) => {
      stopServer();
      const shell = terminals.open(folder());
      const end = await run(shell, command, shown);
      log = end.output;
      if (end.kind === 'ended') {
        shell.close();
      } else {
        server = { shell, edits };
      }
      return end;
    },
    serverLog: () => (server === undefined ? log : cleanOutput(server.shell.log())),
    server: () => (server === undefined ? 'none' : server.edits === edits ? 'running' : 'outdated'),
    aside: async (action) => {
      const home = folder();
      before = new Map(files().map((path) => [path, readFileSync(at(path))]));
      await action();
      stopServer();
      if (folder() !== home) {
        await run(main, `cd '${home}'`, '');
      }
      log = '';
      restore();
    },
    close: () => {
      stopServer();
      terminals.close();
    },
  };
}
