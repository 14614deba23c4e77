import { Browsing } from './browsing.ts';
import { CommandLine } from './command-line.ts';
import { editFile, type FileChange, type LastLine, writeAbove, writeBlock } from './edit-files.ts';
import {
  BUILD,
  type CodePart,
  groupParts,
  isFile,
  type LessonPart,
  NOT_TYPED,
  type PartGroup,
  READ_ONLY,
  textsOf,
  usesGit,
} from './lesson-parts.ts';
import { neededBlocks } from './needed-blocks.ts';
import { type EditStep, findTryPlace, readProseSteps } from './prose-steps.ts';
import type { Reader } from './reader.ts';
import { endOf, Stumbles } from './stumbles.ts';

interface FollowOptions {
  /** `files` only builds the end state: it writes files and installs packages, and compares nothing. */
  readonly mode: 'all' | 'files';
  /** The files that a page shows below a heading, by its address. */
  readonly filesOf: (url: string) => readonly CodePart[];
}

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
  options: FollowOptions,
): Promise<Stumbles> {
  const follower = new Follower(parts, reader, options);
  for (const group of groupParts(parts)) {
    await follower.followGroup(group);
  }
  return follower.stumbles;
}

/** What a reader keeps in mind. */
class Follower {
  readonly stumbles = new Stumbles();
  readonly #parts: readonly LessonPart[];
  readonly #reader: Reader;
  readonly #mode: FollowOptions['mode'];
  readonly #filesOf: FollowOptions['filesOf'];
  /** File and command for all examples of the page. */
  readonly #tries: ReturnType<typeof findTryPlace>;
  /** Examples without a mistake, in order. */
  readonly #tried: string[] = [];
  /** The text before the current block. */
  #prose = '';
  /** Imports for the file of the next block. */
  #imports: string[] = [];
  /** The file for blocks without a file name, and that of the section above its topics. */
  #file: string | undefined;
  #sectionFile: string | undefined;
  #lastLine: LastLine | undefined;
  /** Whether a section says that nothing of it need be typed. */
  #isReadSection = false;
  /** Whether the last block was an example that is read only, or what it prints. */
  #isRead = false;
  /** An example that the compiler or Node.js refuses, until the page shows the message. */
  #failed: CodePart | undefined;
  readonly #line: CommandLine;
  #browsing: Browsing;
  /** The file that was changed last, as it was before the text or block that changed it. */
  #undo: { readonly path: string; readonly text: string; readonly part: LessonPart } | undefined;

  constructor(parts: readonly LessonPart[], reader: Reader, { mode, filesOf }: FollowOptions) {
    this.#parts = parts;
    this.#reader = reader;
    this.#mode = mode;
    this.#filesOf = filesOf;
    this.#tries = findTryPlace(textsOf(parts).join('\n'));
    this.#browsing = new Browsing(reader, this.stumbles);
    this.#line = new CommandLine(reader, this.stumbles, this.#tries?.command ?? 'npm start');
  }

  async followGroup(parts: PartGroup): Promise<void> {
    const { section, topic } = parts[0];
    const isAdvice = NOT_TYPED.test(parts[0].text);
    this.#isReadSection = topic === '' ? isAdvice : this.#isReadSection;
    if (this.#isReadSection && section !== BUILD) {
      return;
    }
    this.#line.forget();
    // The page of the group before is out of sight.
    this.#browsing = new Browsing(this.#reader, this.stumbles);
    this.#undo = undefined;
    this.#file = topic === '' ? this.#lastLine?.path : this.#sectionFile;
    if (section === BUILD || section === 'outcomes' || parts.some(usesGit)) {
      await this.#followParts(parts);
      if (section === BUILD && this.#mode === 'all') {
        await this.#browsing.finish(parts.at(-1) ?? parts[0]);
      }
    } else if (this.#mode === 'all' && (this.#tries || !READ_ONLY.includes(section))) {
      await this.#reader.aside(async () => await this.#followParts(parts));
    }
    this.#sectionFile = topic === '' ? this.#file : this.#sectionFile;
  }

  async #followParts(parts: readonly LessonPart[]): Promise<void> {
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'prose') {
        // In each paragraph, what it says about files and commands comes before what it says about a page.
        for (const text of part.text.split('\n\n')) {
          await this.#followProse({ ...part, text }, parts[index + 1]);
          if (this.#mode === 'all') {
            await this.#browsing.follow({ ...part, text });
          }
        }
      } else {
        this.#reportFailed(part);
        const before = parts[index - 1];
        this.#prose = before?.kind === 'prose' && before.topic === part.topic ? before.text : '';
        await this.#followBlock(part, parts[index + 1]);
        this.#imports = [];
      }
    }
    this.#reportFailed(undefined);
  }

  /** An example may fail when the page shows the message after it. */
  #reportFailed(next: CodePart | undefined): void {
    if (this.#failed !== undefined && next?.language !== 'text') {
      const message = `The example fails: ${endOf(this.#line.printed().join('\n'))}`;
      this.stumbles.report(this.#failed, 'example', message);
    }
    this.#failed = undefined;
  }

  async #followProse(part: LessonPart & { kind: 'prose' }, next: LessonPart | undefined) {
    for (const step of readProseSteps(part.text)) {
      switch (step.kind) {
        case 'command':
          this.#line.command = step.command;
          break;
        case 'file':
          this.#file = step.path;
          break;
        case 'last-line':
          this.#lastLine = step;
          this.#file = step.path;
          writeAbove(step, '', this.#reader);
          break;
        case 'restore':
          if (this.#undo === undefined) {
            this.#reader.restore();
          } else {
            this.#reader.write(this.#undo.path, this.#undo.text);
          }
          this.#line.isEdited = true;
          break;
        case 'start': {
          const isTyped = next?.kind === 'code' && /^(?:\$ )?(?:npm start|node )/m.test(next.text);
          if (this.#mode === 'all' && !isTyped) {
            await this.#line.start(this.#reader.serverCommand(), part);
          }
          break;
        }
        case 'stop':
          await this.#reader.interruptServer();
          break;
        case 'start-twice':
          if (this.#mode === 'all') {
            await this.#reader.startServer('npm start');
            await this.#line.run('npm start');
          }
          break;
        case 'folder':
          this.#reader.enter(step.name);
          for (const { title = '', text } of this.#filesOf(step.filesOf ?? '')) {
            this.#reader.write(title, text);
          }
          break;
        case 'copy': {
          const shown = this.#parts
            .filter((other) => other.step.startsWith(step.step))
            .find((other) => 'title' in other && other.title === step.path);
          this.#reader.write(step.path, shown?.text ?? '');
          this.#line.isEdited = true;
          break;
        }
        case 'same-imports':
          this.#imports.push(...(this.#reader.read(step.path)?.match(/^import [^;]*;$/gm) ?? []));
          break;
        case 'type':
          await this.#reader.type(step.command);
          break;
        default:
          this.#edit(step, part);
          if (step.kind === 'render' && this.#mode === 'all') {
            await this.#browsing.look(part);
          }
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
      if (this.#undo?.part !== part || this.#undo.path !== path) {
        this.#undo = before === undefined ? undefined : { path, text: before, part };
      }
      this.#line.isEdited = true;
    }
  }

  async #followBlock(part: CodePart, next: LessonPart | undefined): Promise<void> {
    const { language, title, isFragment, section } = part;
    const isExample =
      ['ts', 'tsx'].includes(language) &&
      (this.#tries === undefined ? !(title || isFragment) : !title?.includes('/'));
    // In the building section, every step changes the project: other examples are read.
    const isRead =
      NOT_TYPED.test(this.#prose) ||
      (isExample && !this.#tries && (section === BUILD || !this.#file));
    const isShownOf = language === 'text' && this.#isRead;
    this.#isRead = isRead || isShownOf;
    if (this.#isRead) {
      return;
    }
    if (isExample) {
      await this.#tryExample(part);
    } else if (language === 'json' && !title && this.#browsing.isOpen()) {
      await this.#line.followOutput(part, () => this.#browsing.shows(part.text));
    } else if (isFile(part)) {
      this.#writeFile(part);
    } else if (language === 'bash' && this.#mode === 'files') {
      await this.#line.prepare(part);
    } else if (['bash', 'console'].includes(language) && this.#mode === 'all') {
      await this.#line.type(part, next);
    } else if (this.#mode === 'all' && language === 'text') {
      await this.#line.followOutput(part, () => this.#browsing.shows(part.text));
    }
  }

  #writeFile(part: CodePart): void {
    const context = { prose: this.#prose, imports: this.#imports };
    const last = this.#lastLine?.path === part.title ? this.#lastLine : undefined;
    const change = last
      ? writeAbove(last, part.text, this.#reader)
      : writeBlock(part, this.#reader, context);
    if (change !== undefined) {
      this.#keepUndo(part, change);
      this.#file = 'path' in change ? change.path : this.#file;
    }
  }

  /** An example of its own, with the earlier ones that it needs above it. */
  async #tryExample(part: CodePart): Promise<void> {
    if (this.#mode === 'files') {
      return;
    }
    const file = this.#tries?.file ?? this.#file ?? '';
    if (file === this.#lastLine?.path) {
      writeAbove(this.#lastLine, part.text, this.#reader);
    } else {
      const blocks = [...neededBlocks(part.text, this.#tried), part.text];
      this.#reader.write(file, blocks.join('\n\n'));
    }
    if ((await this.#line.run(this.#line.command)) === 0) {
      this.#tried.push(part.text);
    } else {
      this.#failed = part;
    }
  }
}
