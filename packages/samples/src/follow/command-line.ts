import type { FenceAction } from '../fences/fence-actions.ts';
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
  /** What the last commands printed. */
  #printed: string[] = [];
  /** The command of an instruction that ended with an error, until the page shows its output. */
  #failed: string | undefined;

  constructor(reader: Reader, stumbles: Stumbles) {
    this.#reader = reader;
    this.#stumbles = stumbles;
  }

  /** What the last commands and the servers have printed. */
  printed(): readonly string[] {
    return [...this.#printed, this.#reader.serverLog()].filter((text) => text.trim() !== '');
  }

  forget(): void {
    this.#printed = [];
  }

  /** Runs a command, and returns its exit code. */
  async run(command: string): Promise<number> {
    const { output, code } = await this.#reader.type(command);
    this.#printed = [output];
    return code;
  }

  /** Does what an instruction says about the server, or runs its command. */
  async act({ name, value }: FenceAction, part: CodePart): Promise<void> {
    if (name === 'start' || name === 'restart') {
      await this.start(this.#reader.serverCommand(), part);
    } else if (name === 'stop') {
      await this.#reader.interruptServer();
    } else if (name === 'command') {
      this.#failed = (await this.run(value)) === 0 ? undefined : value;
      if (part.language !== 'text') {
        this.#reportFailed(part);
      }
    }
  }

  /** Reports a command that failed in the building section, and returns whether there is one. */
  #reportFailed(part: CodePart): boolean {
    const command = part.section === BUILD ? this.#failed : undefined;
    this.#failed = undefined;
    if (command !== undefined) {
      const message = `"${command}" fails: ${endOf(this.printed().join('\n'))}`;
      this.#stumbles.report(part, 'command', message);
    }
    return command !== undefined;
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
    this.#printed = [];
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
      this.#printed.push(end.output);
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
    this.#printed = [end.output];
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
    const isShown = (output: string) => isPartOf(output, part.text);
    await this.#reader.waitForLog(() => this.printed().some(isShown));
    const printed = this.printed();
    const isOnPage = printed.some(isShown) || (await look());
    if (isOnPage === true) {
      this.#failed = undefined;
    } else if (
      !this.#reportFailed(part) &&
      (printed.length > 0 || isOnPage === false || part.section === BUILD)
    ) {
      this.#stumbles.compare(part, part.text, printed.join('\n'));
    }
  }
}

function commandsOf({ language, text }: CodePart) {
  return parseSession(language === 'console' ? text : text.replace(/^(?=.)/gm, '$ ')).commands;
}
