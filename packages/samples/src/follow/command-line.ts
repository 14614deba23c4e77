import { formatSession, parseSession } from '../sessions/parse-session.ts';
import type { CommandEnd } from '../sessions/terminals.ts';
import { BUILD, type CodePart, type LessonPart } from './lesson-parts.ts';
import type { Reader } from './reader.ts';
import { endOf, isPartOf, type Stumbles } from './stumbles.ts';

/** Commands that change files. The others print, and are left out when only the end of a lesson is needed. */
const CHANGES_FILES =
  /^(?:npm (?:init|pkg|install|uninstall|i)|mkdir|cd|cp|echo|npx (?:tsc|--yes create))\b/;

/** Commands that go on running. */
const SERVER = /\b(?:npm start|npm run dev|vite(?: preview)?$|node .*\bserver\.m?js$)/;

/** What a reader types into terminals, and what these have printed. */
export class CommandLine {
  readonly #reader: Reader;
  readonly #stumbles: Stumbles;
  /** The command to run after a change. */
  command: string;
  /** Whether a file has changed since the last command. */
  isEdited = false;
  /** What the last commands printed. */
  #printed: string[] = [];

  constructor(reader: Reader, stumbles: Stumbles, command: string) {
    this.#reader = reader;
    this.#stumbles = stumbles;
    this.command = command;
  }

  /** What the last commands and the servers have printed. */
  printed(): readonly string[] {
    return [...this.#printed, this.#reader.serverLog()].filter((text) => text.trim() !== '');
  }

  forget(): void {
    this.#print([]);
  }

  #print(printed: string[]): void {
    this.#printed = printed;
    this.isEdited = false;
  }

  /** Runs a command, and returns its exit code. */
  async run(command: string): Promise<number> {
    const { output, code } = await this.#reader.type(command);
    this.#print([output]);
    return code;
  }

  /** Types the commands of a block that change files. */
  async prepare(part: CodePart): Promise<void> {
    const commands = commandsOf(part).filter(({ command }) => CHANGES_FILES.test(command));
    for (const { command } of commands) {
      await this.#reader.type(command);
    }
  }

  /** Types the commands of a block. A `console` block also shows what they print, of others perhaps the next block. */
  async type(part: CodePart, next: LessonPart | undefined): Promise<void> {
    const isSession = part.language === 'console';
    const commands = commandsOf(part);
    const outputs: string[] = [];
    const isRight = ({ kind, code, output }: CommandEnd) =>
      (kind === 'ended' && code === 0) || (next?.kind === 'code' && isPartOf(output, next.text));
    this.#print([]);
    for (const { command, shown, line } of commands) {
      const isLast = outputs.length === commands.length - 1;
      const at = isSession ? { ...part, line: part.line + 1 + line } : part;
      if (/\bcurl\b/.test(command) && !(await this.#ensureServer(at))) {
        return;
      }
      const isServer = SERVER.test(command);
      const end = isServer
        ? await this.start(command, at, isSession ? shown : undefined)
        : await this.#reader.type(command, isLast ? shown : '');
      this.#print([...this.#printed, end.output]);
      const output = isServer ? this.#reader.serverLog() : end.output;
      if (isSession) {
        outputs.push(this.#stumbles.compare(at, shown, output));
      } else if (!isServer && !isRight(end) && part.section === BUILD) {
        this.#stumbles.report(part, 'command', `"${command}" fails: ${endOf(end.output)}`);
      }
      if (isSession && end.kind === 'timeout') {
        this.#stumbles.report(at, 'timeout', `"${command}" still runs, and shows nothing.`);
      }
    }
    if (outputs.some((output, index) => output !== commands[index]?.shown)) {
      this.#stumbles.renewed.set(part.line, formatSession(commands, outputs, part.text));
    }
  }

  /** Starts a server, in a terminal of its own. */
  async start(command: string, part: LessonPart, shown?: string) {
    const end = await this.#reader.startServer(command, shown);
    this.#print([end.output]);
    if (end.kind !== 'running' && part.section === BUILD && shown === undefined) {
      const message = `"${command}" does not start the server: ${endOf(end.output)}`;
      this.#stumbles.report(part, 'start', message);
    }
    return end;
  }

  /** The first lesson says it for all: after each change, stop the server and start it again. */
  async #ensureServer(part: CodePart): Promise<boolean> {
    const reader = this.#reader;
    if (reader.server('api') === 'none' && part.section === BUILD) {
      this.#stumbles.report(part, 'server', 'No server runs at this step.');
    }
    if (reader.server('api') !== 'running') {
      await this.start('npm start', part);
    }
    if (reader.server('api') === 'none') {
      const message = `The server does not start: ${endOf(reader.serverLog())}`;
      this.#stumbles.report(part, 'start', message);
    }
    return reader.server('api') !== 'none';
  }

  /**
   * A `text` block shows a part of what a command or the server has printed, or of a page.
   *
   * @param look returns whether the page that is open shows it; `undefined` when none is open
   */
  async followOutput(part: CodePart, look: () => Promise<boolean | undefined>): Promise<void> {
    let code = 0;
    if (this.isEdited && this.command !== 'npm start') {
      code = await this.run(this.command);
    } else if (this.isEdited && part.section !== BUILD && !this.#reader.hasClient()) {
      await this.start(this.command, part);
    }
    const isShown = (output: string) => isPartOf(output, part.text);
    await this.#reader.waitForLog(() => this.printed().some(isShown));
    const printed = this.printed();
    const isOnPage = printed.some(isShown) || (await look());
    const fits = isOnPage === true;
    if (!fits && code !== 0 && part.section === BUILD) {
      const message = `"${this.command}" fails: ${endOf(printed.join('\n'))}`;
      this.#stumbles.report(part, 'command', message);
    } else if (!fits && (printed.length > 0 || isOnPage === false || part.section === BUILD)) {
      this.#stumbles.compare(part, part.text, printed.join('\n'));
    }
  }
}

function commandsOf({ language, text }: CodePart) {
  return parseSession(language === 'console' ? text : text.replace(/^(?=.)/gm, '$ ')).commands;
}
