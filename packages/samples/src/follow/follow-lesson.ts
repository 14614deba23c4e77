import { parseSession } from '../sessions/parse-session.ts';
import { type EditStep, editFile, type FileChange, writeBlock } from './edit-files.ts';
import {
  BUILD,
  type CodePart,
  groupParts,
  type LessonPart,
  type PartGroup,
} from './lesson-parts.ts';
import { neededBlocks } from './needed-blocks.ts';
import { findTryPlace, readProseSteps, type TryPlace } from './prose-steps.ts';
import type { Reader } from './reader.ts';
import { endOf, isPartOf, type Stumble, Stumbles } from './stumbles.ts';

/** `files` only builds the end state: it writes files and installs packages, and compares nothing. */
type FollowMode = 'all' | 'files';

/** Sections that are read without a computer, unless the page says where its examples are tried. */
const READ_ONLY = ['', 'outcomes', 'idea', 'check'];

const FILE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'json', 'css', 'html', 'yaml', 'dotenv', 'ini'];

/** Commands that change files, for the mode `files`. */
const CHANGES_FILES = /^(?:npm (?:init|pkg|install|uninstall|i)|mkdir|cd|cp|echo|npx tsc)\b/;

/**
 * Follows a lesson as its reader does.
 *
 * @param parts of the page, in order
 * @param reader in the folder that the page starts from; afterwards in the folder at its end
 * @returns where the reader failed, in the order of the page
 */
export async function followLesson(
  parts: readonly LessonPart[],
  reader: Reader,
  mode: FollowMode,
): Promise<readonly Stumble[]> {
  const text = parts.map((part) => (part.kind === 'prose' ? part.text : '')).join('\n');
  const follower = new Follower(reader, mode, findTryPlace(text));
  for (const group of groupParts(parts)) {
    await follower.followGroup(group);
  }
  return follower.stumbles.found;
}

/** What a reader keeps in mind. */
class Follower {
  readonly stumbles = new Stumbles();
  readonly #reader: Reader;
  readonly #mode: FollowMode;
  /** File and command for all examples of the page. */
  readonly #tries: TryPlace | undefined;
  /** Examples without a mistake, in order. */
  readonly #tried: string[] = [];
  /** The text before the current block. */
  #prose = '';
  /** Imports for the file of the next block. */
  #imports: string[] = [];
  /** The file for blocks without a file name, and that of the section above its topics. */
  #file: string | undefined;
  #sectionFile: string | undefined;
  /** An example that the compiler or Node.js refuses, until the page shows the message. */
  #failed: CodePart | undefined;
  /** The command to run after a change. */
  #command: string;
  /** The file that was changed last, as it was before. */
  #undo: { readonly path: string; readonly text: string } | undefined;
  /** Whether a file has changed since the last command. */
  #isEdited = false;
  /** What the last commands printed. */
  #printed: string[] = [];

  constructor(reader: Reader, mode: FollowMode, tries: TryPlace | undefined) {
    this.#reader = reader;
    this.#mode = mode;
    this.#tries = tries;
    this.#command = tries?.command ?? 'npm start';
  }

  async followGroup(parts: PartGroup): Promise<void> {
    const { section, topic } = parts[0];
    this.#print([]);
    this.#undo = undefined;
    this.#file = topic === '' ? undefined : this.#sectionFile;
    if (section === BUILD) {
      await this.#followParts(parts);
    } else if (this.#mode === 'all' && (this.#tries || !READ_ONLY.includes(section))) {
      await this.#reader.aside(async () => await this.#followParts(parts));
    }
    this.#sectionFile = topic === '' ? this.#file : this.#sectionFile;
  }

  async #followParts(parts: readonly LessonPart[]): Promise<void> {
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'prose') {
        this.#prose = part.text;
        await this.#followProse(part, parts[index + 1]);
      } else {
        this.#reportFailed(part);
        await this.#followBlock(part);
        this.#prose = '';
        this.#imports = [];
      }
    }
    this.#reportFailed(undefined);
  }

  /** An example may fail when the page shows the message after it. */
  #reportFailed(next: CodePart | undefined): void {
    if (this.#failed !== undefined && next?.language !== 'text') {
      const message = `The example fails: ${endOf(this.#printed.join('\n'))}`;
      this.stumbles.report(this.#failed, 'example', message);
    }
    this.#failed = undefined;
  }

  async #followProse(part: LessonPart & { kind: 'prose' }, next: LessonPart | undefined) {
    for (const step of readProseSteps(part.text)) {
      switch (step.kind) {
        case 'command':
          this.#command = step.command;
          break;
        case 'file':
          this.#file = step.path;
          break;
        case 'restore':
          if (this.#undo === undefined) {
            this.#reader.restore();
          } else {
            this.#reader.write(this.#undo.path, this.#undo.text);
          }
          this.#isEdited = true;
          break;
        case 'start': {
          const isTyped = next?.kind === 'code' && /^(?:\$ )?npm start/m.test(next.text);
          if (this.#mode === 'all' && !isTyped) {
            await this.#start('npm start', part);
          }
          break;
        }
        case 'start-twice':
          if (this.#mode === 'all') {
            await this.#reader.startServer('npm start');
            this.#print([(await this.#reader.type('npm start')).output]);
          }
          break;
        default:
          this.#edit(step, part);
      }
    }
  }

  #edit(step: EditStep, part: LessonPart): void {
    if (step.kind === 'import' && step.path === undefined) {
      this.#imports.push(step.statement);
    } else {
      this.#keepUndo(part, editFile(step, this.#reader, this.#file ?? ''));
    }
  }

  /** Remembers a change, so that a sentence such as "Put it back" can undo it. */
  #keepUndo(part: LessonPart, change: FileChange): void {
    if (change.kind === 'problem') {
      this.stumbles.report(part, change.problem, change.message);
    } else if (change.kind === 'changed') {
      const { path, before } = change;
      this.#undo = before === undefined ? undefined : { path, text: before };
      this.#isEdited = true;
    }
  }

  async #followBlock(part: CodePart): Promise<void> {
    const { language, title, isFragment } = part;
    const isExample = this.#tries === undefined ? !(title || isFragment) : !title?.includes('/');
    if (['ts', 'tsx'].includes(language) && isExample && (this.#tries ?? this.#file)) {
      await this.#tryExample(part);
    } else if (FILE_LANGUAGES.includes(language)) {
      this.#writeFile(part);
    } else if (language === 'bash' || (this.#mode === 'all' && language === 'console')) {
      await this.#typeCommands(part);
    } else if (this.#mode === 'all' && language === 'text') {
      await this.#followOutput(part);
    }
  }

  #writeFile(part: CodePart): void {
    const change = writeBlock(part, this.#reader, { prose: this.#prose, imports: this.#imports });
    if (change !== undefined) {
      this.#keepUndo(part, change);
      this.#file = 'path' in change ? change.path : this.#file;
    }
    this.#isEdited = true;
  }

  /** Types the commands of a block. A `console` block also shows what they print. */
  async #typeCommands(part: CodePart): Promise<void> {
    const isSession = part.language === 'console';
    const text = isSession ? part.text : part.text.replace(/^(?=.)/gm, '$ ');
    const commands = parseSession(text).commands.filter(
      ({ command }) => this.#mode === 'all' || CHANGES_FILES.test(command),
    );
    this.#print([]);
    for (const { command, shown, line } of commands) {
      const at = isSession ? { ...part, line: part.line + 1 + line } : part;
      if (/\bnpm start\b/.test(command)) {
        await this.#start(command, at, isSession ? shown : undefined);
        if (isSession) {
          this.stumbles.compare(at, shown, this.#reader.serverLog());
        }
        continue;
      }
      if (/\bcurl\b/.test(command) && !(await this.#ensureServer(at))) {
        return;
      }
      const end = await this.#reader.type(command, shown);
      this.#print([...this.#printed, end.output]);
      if (isSession) {
        this.stumbles.compare(at, shown, end.output);
      } else if (end.kind !== 'ended' || (end.code !== 0 && part.section === BUILD)) {
        this.stumbles.report(part, 'command', `"${command}" fails: ${endOf(end.output)}`);
      }
    }
  }

  async #start(command: string, part: LessonPart, shown?: string): Promise<void> {
    const end = await this.#reader.startServer(command, shown);
    this.#print([end.output]);
    if (end.kind !== 'running' && part.section === BUILD && shown === undefined) {
      this.stumbles.report(
        part,
        'start',
        `"${command}" does not start the server: ${endOf(end.output)}`,
      );
    }
  }

  /** The first lesson says it for all: after each change, stop the server and start it again. */
  async #ensureServer(part: CodePart): Promise<boolean> {
    const reader = this.#reader;
    if (reader.server() === 'none' && part.section === BUILD) {
      this.stumbles.report(part, 'server', 'No server runs at this step.');
    }
    if (reader.server() !== 'running') {
      await this.#start('npm start', part);
    }
    if (reader.server() === 'none') {
      this.stumbles.report(
        part,
        'start',
        `The server does not start: ${endOf(reader.serverLog())}`,
      );
    }
    return reader.server() !== 'none';
  }

  /** A `text` block shows a part of what a command or the server has printed. */
  async #followOutput(part: CodePart): Promise<void> {
    if (this.#isEdited && this.#command !== 'npm start') {
      this.#print([(await this.#reader.type(this.#command)).output]);
    } else if (this.#isEdited && part.section !== BUILD) {
      await this.#start(this.#command, part);
    }
    const fits = (output: string) => isPartOf(output, part.text);
    const log = await this.#reader.waitForLog((text) => [...this.#printed, text].some(fits));
    const printed = [...this.#printed, log].filter((text) => text.trim() !== '');
    if (!printed.some(fits) && (printed.length > 0 || part.section === BUILD)) {
      this.stumbles.compare(part, part.text, printed.join('\n'));
    }
  }

  /** An example of its own, with the earlier ones that it needs above it. */
  async #tryExample(part: CodePart): Promise<void> {
    if (this.#mode === 'files') {
      return;
    }
    const file = this.#tries?.file ?? this.#file ?? '';
    const blocks = [...neededBlocks(part.text, this.#tried), part.text];
    this.#reader.write(file, blocks.join('\n\n'));
    const end = await this.#reader.type(this.#command);
    this.#print([end.output]);
    if (end.code === 0) {
      this.#tried.push(part.text);
    } else {
      this.#failed = part;
    }
  }

  #print(printed: string[]): void {
    this.#printed = printed;
    this.#isEdited = false;
  }
}
