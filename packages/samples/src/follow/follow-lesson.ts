import type { FenceAction } from '../fences/fence-actions.ts';
import { isTypedLanguage } from '../fences/fence-languages.ts';
import { Browsing } from './browsing.ts';
import { CommandLine } from './command-line.ts';
import { editFile, type FileChange, writeBlock } from './edit-files.ts';
import {
  actionsOf,
  BUILD,
  type CodePart,
  groupParts,
  isFile,
  type LessonPart,
  type PartGroup,
  READ_ONLY,
  usesGit,
} from './lesson-parts.ts';
import { neededBlocks } from './needed-blocks.ts';
import type { Reader } from './reader.ts';
import { endOf, Stumbles } from './stumbles.ts';

interface FollowOptions {
  /** `files` only builds the end state: it writes files and installs packages, and compares nothing. */
  readonly mode: 'all' | 'files';
  /** The files that another page shows below a heading, by text and address of a link. */
  readonly filesOf: (link: string) => readonly CodePart[];
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
  readonly #tries: FenceAction | undefined;
  /** Examples without a mistake, in order. */
  readonly #tried: string[] = [];
  /** The section that is read only. */
  #readSection: string | undefined;
  /** Whether the last block was one that is read only, or what it prints. */
  #isRead = false;
  /** An example that the compiler or Node.js refuses, until the page shows the message. */
  #failed: CodePart | undefined;
  readonly #line: CommandLine;
  #browsing: Browsing;
  /** Files as they were before the block that changed them last. */
  readonly #undo = new Map<
    string,
    { readonly text: string | undefined; readonly part: CodePart }
  >();

  constructor(parts: readonly LessonPart[], reader: Reader, { mode, filesOf }: FollowOptions) {
    this.#parts = parts;
    this.#reader = reader;
    this.#mode = mode;
    this.#filesOf = filesOf;
    this.#tries = actionsOf(parts).find(({ name }) => name === 'try');
    this.#browsing = new Browsing(reader, this.stumbles);
    this.#line = new CommandLine(reader, this.stumbles);
  }

  async followGroup(parts: PartGroup): Promise<void> {
    const { section, topic } = parts[0];
    // An instruction without a block at the beginning of a section is about all of it.
    const isRead = parts.some(
      (part) => part.kind === 'code' && part.language === 'steps' && isReadOnly(part),
    );
    this.#readSection = topic === '' && isRead ? section : this.#readSection;
    if (this.#readSection === section) {
      return;
    }
    this.#line.forget();
    // The page of the group before is out of sight.
    this.#browsing = new Browsing(this.#reader, this.stumbles);
    this.#undo.clear();
    this.#isRead = false;
    if (section === BUILD || section === 'outcomes' || parts.some(usesGit)) {
      await this.#followParts(parts);
      if (section === BUILD && this.#mode === 'all') {
        await this.#browsing.finish(parts.at(-1) ?? parts[0]);
      }
    } else if (this.#mode === 'all' && (this.#tries || !READ_ONLY.includes(section))) {
      await this.#reader.aside(async () => await this.#followParts(parts));
    }
  }

  async #followParts(parts: readonly LessonPart[]): Promise<void> {
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'picture') {
        if (this.#mode === 'all') {
          await this.#browsing.takePicture(part);
        }
      } else {
        this.#reportFailed(part);
        for (const action of part.actions) {
          await this.#act(action, part);
        }
        await this.#followBlock(part, parts[index + 1]);
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

  async #act(action: FenceAction, part: CodePart): Promise<void> {
    const { name, value } = action;
    if (name === 'files') {
      for (const { title = '', text } of this.#filesOf(value)) {
        this.#reader.write(title, text);
      }
    } else if (name === 'copy') {
      const shown = this.#parts.find((other) => other.kind === 'code' && other.title === value);
      this.#reader.write(value, shown?.kind === 'code' ? shown.text : '');
    } else if (name === 'undo') {
      this.#undoChange(value, part);
    } else {
      this.#keepUndo(part, editFile(action, this.#reader));
      if (this.#mode === 'all') {
        await this.#line.act(action, part);
        await this.#browsing.act(action, part);
      }
    }
  }

  #undoChange(path: string, part: CodePart): void {
    const before = this.#undo.get(path);
    if (before?.text === undefined) {
      const message = `No block above has changed "${path}".`;
      this.stumbles.report(part, 'file', message);
    } else {
      this.#reader.write(path, before.text);
    }
  }

  /** Remembers a change, so that `undo` can take it back. */
  #keepUndo(part: CodePart, change: FileChange | undefined): void {
    if (change?.kind === 'problem') {
      this.stumbles.report(part, change.problem, change.message);
    } else if (change?.kind === 'changed' && this.#undo.get(change.path)?.part !== part) {
      this.#undo.set(change.path, { text: change.before, part });
    }
  }

  async #followBlock(part: CodePart, next: LessonPart | undefined): Promise<void> {
    const { language, title } = part;
    const isExample =
      ['ts', 'tsx'].includes(language) && this.#tries !== undefined && !title?.includes('/');
    // Code without a file name is no part of the project.
    const isRead = isReadOnly(part) || (isTypedLanguage(language) && !isExample && !title);
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
      this.#keepUndo(part, writeBlock(part, this.#reader));
    } else if (language === 'bash' && this.#mode === 'files') {
      await this.#line.prepare(part);
    } else if (['bash', 'console'].includes(language) && this.#mode === 'all') {
      await this.#line.type(part, next);
    } else if (this.#mode === 'all' && language === 'text') {
      await this.#line.followOutput(part, () => this.#browsing.shows(part.text));
    }
  }

  /** An example of its own, with the earlier ones that it needs above it. */
  async #tryExample(part: CodePart): Promise<void> {
    if (this.#mode === 'files') {
      return;
    }
    const { value: file = '', other: command = '' } = this.#tries ?? {};
    const blocks = [...neededBlocks(part.text, this.#tried), part.text];
    this.#reader.write(file, blocks.join('\n\n'));
    if ((await this.#line.run(command)) === 0) {
      this.#tried.push(part.text);
    } else {
      this.#failed = part;
    }
  }
}

function isReadOnly({ actions }: CodePart): boolean {
  return actions.some(({ name }) => name === 'read-only');
}
