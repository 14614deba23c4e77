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
import {
  ADDRESS,
  type CommandEnd,
  openTerminals,
  type Shell,
  type Terminals,
} from '../sessions/terminals.ts';
import { Screen } from './screen.ts';

/** The development server of a client, or the server of an API. */
type ServerKind = 'client' | 'api';

const CLIENT = /\b(?:run dev|vite)\b/;

/** How long the output of a server is waited for, and how often it is read, in milliseconds. */
const LOG_WAIT_MS = 2_000;
const LOG_STEP_MS = 50;

/** A reader at a computer: an editor, a terminal for commands and one for the server. */
export class Reader {
  readonly #terminals: Terminals;
  /** The terminal for commands. */
  #main: Shell;
  readonly #servers = new Map<ServerKind, { readonly shell: Shell; readonly edits: number }>();
  #serverCommand = 'npm start';
  #log = '';
  #edits = 0;
  #screen: Screen | undefined;
  /** The folder in which the first terminal was opened. */
  readonly #home: string;

  /** @param start absolute path of a folder to begin with, or nothing for an empty one */
  constructor(start: string | undefined, place: Parameters<typeof openTerminals>[1]) {
    const project = place.sandbox.makeFolder();
    this.#home = project;
    this.#terminals = openTerminals(project, place);
    if (start !== undefined) {
      cpSync(start, project, { recursive: true, verbatimSymlinks: true });
    }
    // The network of all terminals ends with the first one.
    this.#terminals.open(project);
    this.#main = this.#terminals.open(project);
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
  async type(command: string, shown = ''): Promise<CommandEnd> {
    if (/npm (?:un)?install/.test(command)) {
      this.#edits += 1;
    }
    const shell = this.#main;
    const end = await shell.run(command, shown);
    if (end.kind !== 'ended') {
      // It keeps its terminal, like a server.
      this.stopServer('api');
      this.#servers.set('api', { shell, edits: this.#edits });
      this.#main = this.#terminals.open(shell.folder());
    }
    return end;
  }

  /** Stops the server of the same kind and starts it with a command, in a terminal of its own. */
  async startServer(command: string, shown?: string): Promise<CommandEnd> {
    const kind = CLIENT.test(command) ? 'client' : 'api';
    this.stopServer(kind);
    this.#serverCommand = kind === 'api' ? command : this.#serverCommand;
    const shell = this.#terminals.open(this.folder());
    const end = await shell.run(command, shown);
    this.#log = kind === 'api' ? end.output : this.#log;
    if (end.kind === 'ended') {
      shell.close();
    } else {
      this.#servers.set(kind, { shell, edits: this.#edits });
    }
    return end;
  }

  /** Presses Ctrl+C in the terminal of an API's server, and waits for its last words. */
  async interruptServer(): Promise<void> {
    await this.#servers.get('api')?.shell.interrupt();
    this.stopServer('api');
  }

  /** Does nothing when none runs. */
  stopServer(kind: ServerKind): void {
    this.#log = kind === 'api' ? this.serverLog() : this.#log;
    this.#servers.get(kind)?.shell.close();
    this.#servers.delete(kind);
  }

  /** What a server has printed. */
  serverLog(kind: ServerKind = 'api'): string {
    return this.#servers.get(kind)?.shell.log() ?? (kind === 'api' ? this.#log : '');
  }

  /** Waits until the running server has printed enough: it may print after its answer has arrived. */
  async waitForLog(isEnough: () => boolean): Promise<void> {
    const end = Date.now() + LOG_WAIT_MS;
    while (this.#servers.has('api') && !isEnough() && Date.now() < end) {
      await wait(LOG_STEP_MS);
    }
  }

  /** `outdated`: a file has changed since the start. */
  server(kind: ServerKind): 'none' | 'running' | 'outdated' {
    const server = this.#servers.get(kind);
    if (server === undefined) {
      return 'none';
    }
    return server.edits === this.#edits ? 'running' : 'outdated';
  }

  /** Address of the development server. */
  address(): string {
    return ADDRESS.exec(this.serverLog('client'))?.[0] ?? '';
  }

  /** The command that starts the server: a script of the project, or what was typed last. */
  serverCommand(): string {
    return /"start":/.test(this.read('package.json') ?? '') ? 'npm start' : this.#serverCommand;
  }

  /** Whether the project has a development server. */
  hasClient(): boolean {
    return /"dev":/.test(this.read('package.json') ?? '');
  }

  /** Number of changes to files so far. */
  edits(): number {
    return this.#edits;
  }

  /** Opens a browser, in the network of the terminals. */
  async openScreen(): Promise<Screen> {
    this.#screen ??= await Screen.open(this.#terminals.networkArgs(), dirname(this.#home));
    return this.#screen;
  }

  /** Stops the servers, and forgets what they have printed. */
  #endServers(): void {
    this.stopServer('api');
    this.stopServer('client');
    this.#log = '';
  }

  /** Does something without the servers of before, and then puts all files back. */
  async aside(action: () => Promise<void>): Promise<void> {
    const home = this.folder();
    this.#endServers();
    const before = new Map(this.files().map((path) => [path, readFileSync(this.#at(path))]));
    await action();
    this.#endServers();
    if (this.folder() !== home) {
      await this.#main.run(`cd '${home}'`, '');
    }
    for (const path of this.files().filter((path) => !before.has(path))) {
      rmSync(this.#at(path));
    }
    for (const [path, bytes] of before) {
      mkdirSync(dirname(this.#at(path)), { recursive: true });
      writeFileSync(this.#at(path), bytes);
    }
    this.#edits += 1;
  }

  async close(): Promise<void> {
    await this.#screen?.close();
    this.#terminals.close();
  }
}
