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
import { setTimeout as wait } from 'node:timers/promises';
import { compareOutput } from '../compare/compare-output.ts';
import type { Sandbox } from '../process/sandbox.ts';
import {
  type CommandEnd,
  openTerminals,
  type Shell,
  type Terminals,
} from '../sessions/terminals.ts';

/** What a command printed, and its exit code. */
interface Typed extends CommandEnd {
  readonly code: number;
}

/** Printed by every server of the lessons when it is ready. */
const ADDRESS = /https?:\/\/localhost:\d+/;

/** How long the output of a server is waited for, and how often it is read, in milliseconds. */
const LOG_WAIT_MS = 2_000;
const LOG_STEP_MS = 50;

const CODE = /@code:(\d+)\n?$/;

/** A reader at a computer: an editor, a terminal for commands and one for the server. */
export class Reader {
  readonly #terminals: Terminals;
  readonly #main: Shell;
  #server: { readonly shell: Shell; readonly edits: number } | undefined;
  #log = '';
  #edits = 0;
  /** All files as they were before `aside`. */
  #before = new Map<string, Buffer>();

  /** @param start absolute path of a folder to begin with, or nothing for an empty one */
  constructor(
    start: string | undefined,
    place: { readonly sandbox: Sandbox; readonly programs: string; readonly timeoutMs: number },
  ) {
    const project = place.sandbox.makeFolder();
    rmSync(project, { recursive: true });
    this.#terminals = openTerminals(project, place);
    if (start !== undefined) {
      cpSync(start, project, { recursive: true, verbatimSymlinks: true });
    }
    this.#main = this.#terminals.open(start === undefined ? dirname(project) : project);
  }

  /** Absolute path of the folder that the terminal for commands is in. */
  folder(): string {
    return this.#main.folder();
  }

  #at(path: string): string {
    return join(this.folder(), path);
  }

  read(path: string): string | undefined {
    return existsSync(this.#at(path)) ? readFileSync(this.#at(path), 'utf8') : undefined;
  }

  write(path: string, text: string): void {
    this.#edits += 1;
    mkdirSync(dirname(this.#at(path)), { recursive: true });
    writeFileSync(this.#at(path), `${text.trimEnd()}\n`);
  }

  /** Deletes a file or folder; `false` when it is not there. */
  remove(path: string): boolean {
    const isThere = existsSync(this.#at(path));
    this.#edits += 1;
    rmSync(this.#at(path), { recursive: true, force: true });
    return isThere;
  }

  /** Paths of all files, without packages. */
  files(): readonly string[] {
    return readdirSync(this.folder(), { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(?:^|\/)(?:node_modules|\.git)(?:\/|$)/.test(path))
      .filter((path) => statSync(this.#at(path)).isFile());
  }

  /** Types a command and waits for its end. */
  async type(command: string, shown = ''): Promise<Typed> {
    if (/npm (?:un)?install/.test(command)) {
      this.#edits += 1;
    }
    return await run(this.#main, command, shown);
  }

  /** Stops the server and starts it with a command, in a terminal of its own. */
  async startServer(command: string, shown?: string): Promise<Typed> {
    this.#stopServer();
    const shell = this.#terminals.open(this.folder());
    const end = await run(shell, command, shown);
    this.#log = end.output;
    if (end.kind === 'ended') {
      shell.close();
    } else {
      this.#server = { shell, edits: this.#edits };
    }
    return end;
  }

  #stopServer(): void {
    this.#log = this.serverLog();
    this.#server?.shell.close();
    this.#server = undefined;
  }

  /** What the server has printed. */
  serverLog(): string {
    return this.#server === undefined ? this.#log : this.#server.shell.log();
  }

  /**
   * Waits until the running server has printed enough: it may print after its answer has arrived.
   *
   * @returns what it has printed, enough or not
   */
  async waitForLog(isEnough: (log: string) => boolean): Promise<string> {
    let waited = 0;
    while (this.#server && waited < LOG_WAIT_MS && !isEnough(this.serverLog())) {
      waited += LOG_STEP_MS;
      await wait(LOG_STEP_MS);
    }
    return this.serverLog();
  }

  /** `outdated`: a file has changed since the start. */
  server(): 'none' | 'running' | 'outdated' {
    if (this.#server === undefined) {
      return 'none';
    }
    return this.#server.edits === this.#edits ? 'running' : 'outdated';
  }

  /** Does something and then puts all files back. */
  async aside(action: () => Promise<void>): Promise<void> {
    const home = this.folder();
    this.#before = new Map(this.files().map((path) => [path, readFileSync(this.#at(path))]));
    await action();
    this.#stopServer();
    if (this.folder() !== home) {
      await run(this.#main, `cd '${home}'`, '');
    }
    this.#log = '';
    this.restore();
  }

  /** Puts all files back as they were before `aside`. */
  restore(): void {
    for (const path of this.files().filter((path) => !this.#before.has(path))) {
      rmSync(this.#at(path));
    }
    for (const [path, bytes] of this.#before) {
      mkdirSync(dirname(this.#at(path)), { recursive: true });
      writeFileSync(this.#at(path), bytes);
    }
    this.#edits += 1;
  }

  close(): void {
    this.#stopServer();
    this.#terminals.close();
  }
}

/** @param shown the output that the page shows; `undefined` for a server, which prints its address */
async function run(shell: Shell, command: string, shown: string | undefined): Promise<Typed> {
  const end = await shell.run(`${command}\necho "@code:$?"`, {
    isComplete: (output) =>
      shown === undefined
        ? ADDRESS.test(output)
        : shown.trim() !== '' && compareOutput(shown, output).kind === 'same',
    isSilent: true,
  });
  const code = Number(CODE.exec(end.output)?.[1] ?? 0);
  return { kind: end.kind, output: end.output.replace(CODE, ''), code };
}
