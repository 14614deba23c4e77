import { compareOutput } from '../compare/compare-output.ts';
import { ANY_LINES } from '../compare/volatile-parts.ts';
import { parseSession } from '../sessions/parse-session.ts';
import type { CodePart, LessonPart, ProsePart } from './lesson-parts.ts';
import { mergeFragment, removeDeclaration } from './merge-fragment.ts';
import { neededBlocks } from './needed-blocks.ts';
import { type ProseStep, readProseSteps } from './prose-steps.ts';
import { findFile, type Reader } from './reader.ts';

/** Where a reader fails. */
export interface Stumble {
  readonly code: 'lesson/command' | 'lesson/output' | 'lesson/file';
  /** Line of the page, counted from 1. */
  readonly line: number;
  /** Id of the heading above it. */
  readonly topic: string;
  readonly message: string;
  readonly hint: string;
}

/** `files` only builds the end state: it writes files and installs packages, and compares nothing. */
export type FollowMode = 'all' | 'files';

/** The section whose steps change the project for good. The others are tried and undone. */
const BUILD = 'build';

/** Sections that are read without a computer, unless the page says where its examples are tried. */
const READ_ONLY = ['', 'outcomes', 'idea', 'check'];

const FILE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'json', 'css', 'html', 'yaml', 'dotenv', 'ini'];

/** A sentence that tells where all examples of a page are tried. */
const TRY_PLACE =
  /Try each example in `(?<file>[^`]+)`,(?: in the folder [^,]+,)? with `(?<command>[^`]+)`/;

/** Commands that change files, for the mode `files`. */
const CHANGES_FILES = /^(?:npm (?:init|pkg|install|uninstall|i)|mkdir|cd|cp|echo|npx tsc)\b/;

/** What a reader keeps in mind. */
interface Lesson {
  readonly reader: Reader;
  readonly mode: FollowMode;
  readonly stumbles: Stumble[];
  /** File and command for all examples of the page. */
  readonly tries: Readonly<Record<string, string>> | undefined;
  /** Examples without a mistake, in order. */
  readonly tried: string[];
  /** The text before the current block. */
  prose: string;
  /** Imports for the file of the next block. */
  imports: string[];
  /** The file for blocks without a file name. */
  file: string | undefined;
  /** An example that the compiler or Node.js refuses, until the page shows the message. */
  failed: CodePart | undefined;
  /** The command to run after a change. */
  command: string;
  /** The file that was changed last, as it was before. */
  undo: { readonly path: string; readonly text: string } | undefined;
  /** Whether a file has changed since the last command. */
  isEdited: boolean;
  /** What the last commands printed. */
  printed: string[];
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
  mode: FollowMode,
): Promise<readonly Stumble[]> {
  const stumbles: Stumble[] = [];
  const text = parts.map((part) => (part.kind === 'prose' ? part.text : '')).join('\n');
  const tries = TRY_PLACE.exec(text)?.groups;
  const lesson: Lesson = {
    ...{
      reader,
      mode,
      stumbles,
      tries,
      tried: [],
      prose: '',
      imports: [],
      failed: undefined,
      undo: undefined,
    },
    ...{ file: undefined, command: tries?.command ?? 'npm start', isEdited: false, printed: [] },
  };
  let sectionFile: string | undefined;
  for (const group of groupParts(parts)) {
    const { section, topic } = group[0];
    Object.assign(lesson, {
      isEdited: false,
      printed: [],
      undo: undefined,
      file: topic === '' ? undefined : sectionFile,
    });
    if (section === BUILD) {
      await followParts(group, lesson);
    } else if (mode === 'all' && (tries || !READ_ONLY.includes(section))) {
      await reader.aside(async () => await followParts(group, lesson));
    }
    sectionFile = topic === '' ? lesson.file : sectionFile;
  }
  return stumbles;
}

/** The parts of a section; outside of the building section, those of one topic. */
function groupParts(
  parts: readonly LessonPart[],
): readonly (readonly [LessonPart, ...LessonPart[]])[] {
  const groups: [LessonPart, ...LessonPart[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    if (
      before?.section === part.section &&
      (part.section === BUILD || before.topic === part.topic)
    ) {
      last?.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups;
}

async function followParts(parts: readonly LessonPart[], lesson: Lesson): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'prose') {
      lesson.prose = part.text;
      await followProse(part, parts[index + 1], lesson);
    } else {
      reportFailed(part, lesson);
      await followBlock(part, lesson);
      lesson.prose = '';
      lesson.imports = [];
    }
  }
  reportFailed(undefined, lesson);
}

/** An example may fail when the page shows the message after it. */
function reportFailed(next: CodePart | undefined, lesson: Lesson): void {
  if (lesson.failed !== undefined && next?.language !== 'text') {
    const message = `The example fails: ${endOf(lesson.printed.join('\n'))}`;
    stumble(lesson, lesson.failed, {
      code: 'lesson/command',
      message,
      hint: 'Correct it, or show the message.',
    });
  }
  lesson.failed = undefined;
}

async function followProse(
  part: ProsePart,
  next: LessonPart | undefined,
  lesson: Lesson,
): Promise<void> {
  const { reader, mode } = lesson;
  for (const step of readProseSteps(part.text)) {
    switch (step.kind) {
      case 'command':
        lesson.command = step.command;
        break;
      case 'file':
        lesson.file = step.path;
        break;
      case 'restore':
        if (lesson.undo === undefined) {
          reader.restore();
        } else {
          reader.write(lesson.undo.path, lesson.undo.text);
        }
        lesson.isEdited = true;
        break;
      case 'start': {
        const isTyped = next?.kind === 'code' && /^(?:\$ )?npm start/m.test(next.text);
        if (mode === 'all' && !isTyped) {
          await start('npm start', part, lesson);
        }
        break;
      }
      case 'start-twice':
        if (mode === 'all') {
          await reader.startServer('npm start');
          lesson.printed = [(await reader.type('npm start')).output];
          lesson.isEdited = false;
        }
        break;
      default:
        edit(step, part, lesson);
    }
  }
}

type EditStep = Exclude<
  ProseStep,
  { kind: 'command' | 'file' | 'restore' | 'start' | 'start-twice' }
>;

function edit(step: EditStep, part: ProsePart, lesson: Lesson): void {
  const { reader } = lesson;
  if (step.kind === 'import' && step.path === undefined) {
    lesson.imports.push(step.statement);
    return;
  }
  const named = step.kind === 'delete-line' ? lesson.file : step.path;
  const path = findFile(reader, named ?? '') ?? named ?? '';
  if (step.kind === 'delete') {
    if (!reader.remove(path)) {
      const message = `The page deletes "${step.path}", which the reader does not have.`;
      stumble(lesson, part, {
        code: 'lesson/file',
        message,
        hint: 'Name a file that exists at this step.',
      });
    }
    return;
  }
  const source = path === '' ? '' : (reader.read(path) ?? '');
  const lines = source.split('\n');
  const edited = {
    'delete-name': () =>
      step.kind === 'delete-name' ? removeDeclaration(source, step.name) : source,
    'delete-lines': () =>
      lines
        .filter(
          (line) => step.kind !== 'delete-lines' || !step.texts.some((text) => line.includes(text)),
        )
        .join('\n'),
    'delete-line': () =>
      lines.filter((_, index) => step.kind !== 'delete-line' || index !== step.line - 1).join('\n'),
    replace: () => (step.kind === 'replace' ? source.replaceAll(step.from, step.to) : source),
    import: () => (step.kind === 'import' ? `${step.statement}\n${source}` : source),
  }[step.kind]();
  if (edited === source) {
    const message = `There is nothing to change in "${named}" as the page says.`;
    stumble(lesson, part, {
      code: 'lesson/file',
      message,
      hint: 'Name text that the file contains at this step.',
    });
    return;
  }
  lesson.undo = { path, text: source };
  reader.write(path, edited);
  lesson.isEdited = true;
}

async function start(command: string, part: LessonPart, lesson: Lesson, shown?: string) {
  const end = await lesson.reader.startServer(command, shown);
  lesson.printed = [end.output];
  lesson.isEdited = false;
  if (end.kind !== 'running' && part.section === BUILD && shown === undefined) {
    const message = `"${command}" does not start the server: ${endOf(end.output)}`;
    stumble(lesson, part, {
      code: 'lesson/command',
      message,
      hint: 'Correct the files that the page shows up to here.',
    });
  }
}

async function followBlock(part: CodePart, lesson: Lesson): Promise<void> {
  const { language, section } = part;
  const isExample =
    lesson.tries === undefined ? !(part.title || part.isFragment) : !part.title?.includes('/');
  if (['ts', 'tsx'].includes(language) && isExample && (lesson.tries ?? lesson.file)) {
    await tryExample(part, lesson);
  } else if (FILE_LANGUAGES.includes(language)) {
    writeFile(part, lesson);
    lesson.isEdited = true;
  } else if (language === 'bash') {
    await typeCommands(part, lesson);
  } else if (lesson.mode === 'files') {
    return;
  } else if (language === 'console') {
    await followSession(part, lesson);
  } else if (language === 'text') {
    if (lesson.isEdited && lesson.command !== 'npm start') {
      lesson.printed = [(await lesson.reader.type(lesson.command)).output];
      lesson.isEdited = false;
    } else if (lesson.isEdited && section !== BUILD) {
      await start(lesson.command, part, lesson);
    }
    compareShown(part, lesson);
  }
}

function writeFile(part: CodePart, lesson: Lesson): void {
  const { reader, prose, imports } = lesson;
  const path = part.title ?? (part.isFragment ? targetOf(part, reader) : undefined);
  const source = path === undefined ? undefined : reader.read(path);
  const sentence = prose.split(/(?<=[.:])\s+/).at(-1) ?? '';
  lesson.file = path ?? lesson.file;
  if (path === undefined) {
    if (part.isFragment) {
      const message = 'The page shows a part of a file that the reader does not find.';
      stumble(lesson, part, {
        code: 'lesson/file',
        message,
        hint: 'Give the block a file name, or show the whole file.',
      });
    }
    return;
  }
  if (/^(?:Open|Its first lines)/.test(sentence)) {
    if (source?.startsWith(part.text) !== true) {
      const message = `"${path}" does not begin with these lines.`;
      stumble(lesson, part, {
        code: 'lesson/output',
        message,
        hint: 'Show what the file contains at this step.',
      });
    }
    return;
  }
  lesson.undo = source === undefined ? undefined : { path, text: source };
  const isNew = source === undefined && /\bBegin the file\b/.test(prose);
  const isAppended = /\b(?:(?:at|to) the end of|Then add|Add these)\b/.test(prose);
  if (!isAppended && (!part.isFragment || isNew)) {
    reader.write(path, [...imports, part.text].join('\n'));
    return;
  }
  const above = /\b(?:above|before) `([^`]+)`/.exec(prose)?.[1];
  const merged = isAppended
    ? `${source ?? ''}${part.text}`
    : source && mergeFragment(source, part.text, above);
  if (!merged) {
    const message = `The page shows a part of "${path}", and the reader has no such file.`;
    stumble(lesson, part, {
      code: 'lesson/file',
      message,
      hint: 'Show the whole file once before a part of it.',
    });
    return;
  }
  reader.write(path, [...imports, merged].join('\n'));
}

/** The file that contains what a block without a file name changes. */
function targetOf({ text }: CodePart, reader: Reader): string | undefined {
  return reader.files().find((path) => {
    const source = reader.read(path) ?? '';
    const merged = /^src\/.*\.tsx?$/.test(path) ? (mergeFragment(source, text) ?? '') : '';
    return merged !== '' && !merged.startsWith(source.trimEnd()) && !merged.endsWith(source);
  });
}

async function typeCommands(part: CodePart, lesson: Lesson): Promise<void> {
  const { reader, mode } = lesson;
  lesson.printed = [];
  lesson.isEdited = false;
  for (const { command } of parseSession(part.text.replace(/^(?=.)/gm, '$ ')).commands) {
    if (/\bnpm start\b/.test(command)) {
      if (mode === 'all') {
        await start(command, part, lesson);
      }
    } else if (mode === 'all' || CHANGES_FILES.test(command)) {
      if (/\bcurl\b/.test(command) && !(await ensureServer(part, lesson))) {
        return;
      }
      const end = await reader.type(command);
      lesson.printed.push(end.output);
      if (end.kind !== 'ended' || (end.code !== 0 && part.section === BUILD)) {
        const message = `"${command}" fails: ${endOf(end.output)}`;
        stumble(lesson, part, {
          code: 'lesson/command',
          message,
          hint: 'Correct the command, or what the page does before it.',
        });
      }
    }
  }
}

async function followSession(part: CodePart, lesson: Lesson): Promise<void> {
  const { reader } = lesson;
  lesson.printed = [];
  for (const { command, shown, line } of parseSession(part.text).commands) {
    const at = { ...part, line: part.line + 1 + line };
    if (/\bnpm start\b/.test(command)) {
      await start(command, at, lesson, shown);
      compare(lesson, at, shown, reader.serverLog());
      continue;
    }
    if (/\bcurl\b/.test(command) && !(await ensureServer(at, lesson))) {
      return;
    }
    const end = await reader.type(command, shown);
    lesson.isEdited = false;
    lesson.printed.push(end.output);
    compare(lesson, at, shown, end.output);
  }
}

/** The first lesson says it for all: after each change, stop the server and start it again. */
async function ensureServer(part: CodePart, lesson: Lesson): Promise<boolean> {
  const { reader } = lesson;
  if (reader.server() === 'none' && part.section === BUILD) {
    const message = 'No server runs at this step.';
    stumble(lesson, part, {
      code: 'lesson/command',
      message,
      hint: 'Write "Start the server" before the block.',
    });
  }
  if (reader.server() !== 'running') {
    await start('npm start', part, lesson);
  }
  if (reader.server() === 'none') {
    const message = `The server does not start: ${endOf(reader.serverLog())}`;
    stumble(lesson, part, {
      code: 'lesson/command',
      message,
      hint: 'Correct the files that the page shows up to here.',
    });
  }
  return reader.server() !== 'none';
}

/** A `text` block shows a part of what a command or the server has printed. */
function compareShown(part: CodePart, lesson: Lesson): void {
  const printed = [...lesson.printed, lesson.reader.serverLog()].filter(
    (text) => text.trim() !== '',
  );
  const shown = `${ANY_LINES}\n${part.text}\n${ANY_LINES}`;
  const fits = printed.flatMap(formsOf).some((form) => compareOutput(shown, form).kind === 'same');
  if (!fits && (printed.length > 0 || part.section === BUILD)) {
    compare(lesson, part, part.text, printed.join('\n'));
  }
}

/** Messages of the compiler as in a terminal, without the place in front, and without their number; errors without their class. */
function formsOf(text: string): readonly string[] {
  const place = /^(\S+)\((\d+),(\d+)\): /gm;
  const bare = text.replace(place, '');
  return [
    ...[text, text.replace(place, '$1:$2:$3 - '), bare, bare.replace(/^error TS\d+: /gm, '')],
    text.replace(/^\S*Error(?: \[[^\]]*\])?: /gm, ''),
  ];
}

/** An example of its own, with the earlier ones that it needs above it. */
async function tryExample(part: CodePart, lesson: Lesson): Promise<void> {
  const { reader, tries, tried } = lesson;
  if (lesson.mode === 'files') {
    return;
  }
  const file = tries?.file ?? lesson.file ?? '';
  reader.write(file, [...neededBlocks(part.text, tried), part.text].join('\n\n'));
  const end = await reader.type(lesson.command);
  lesson.printed = [end.output];
  lesson.isEdited = false;
  if (end.code === 0) {
    tried.push(part.text);
  } else {
    lesson.failed = part;
  }
}

function compare(lesson: Lesson, part: LessonPart, shown: string, actual: string): void {
  const comparison = compareOutput(shown, actual);
  if (comparison.kind === 'different') {
    const message = `The page shows ${quote(comparison.shown)}, the reader sees ${quote(comparison.actual)}.`;
    const at = { ...part, line: part.line + 1 + comparison.line };
    stumble(lesson, at, {
      code: 'lesson/output',
      message,
      hint: 'Correct the steps before it, or the output.',
    });
  }
}

function stumble(
  { stumbles }: Lesson,
  { line, section, topic }: LessonPart,
  text: Pick<Stumble, 'code' | 'message' | 'hint'>,
): void {
  stumbles.push({ ...text, line, topic: topic === '' ? section : topic });
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line.slice(0, 120)}"`;
}

function endOf(output: string): string {
  return output.trim().split('\n').slice(-8).join(' ').slice(0, 400);
}
