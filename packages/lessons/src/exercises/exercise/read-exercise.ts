import type { SourceFiles } from '@vibe-docs/content';
import type { Diagnostic, Spot } from '@vibe-docs/kernel';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { diagnose } from '../catalogue.ts';
import type { RecordedMistakes } from '../engine/find-mistake.ts';
import { type ExerciseFacts, exerciseSchema } from './exercise-schema.ts';

/** An exercise with the text of its files. */
export interface Exercise extends ExerciseFacts {
  /** Name of its folder. */
  readonly id: string;
  /** Its folder, from the project folder. */
  readonly folder: string;
  readonly start: string;
  readonly solution: string;
  /** Another right solution, written differently. */
  readonly second: string;
  /** Source of `check.ts`. */
  readonly check: string;
  /** Source of `types.ts`, where types count: statements that the compiler accepts, and such that it must refuse. */
  readonly types: string | undefined;
  /** Sources of the mistakes by name. */
  readonly mistakeSources: Readonly<Record<string, string>>;
  /** `recorded.json`; empty before the first recording. */
  readonly recorded: RecordedMistakes;
}

/** An exercise, unless something is wrong with its form. */
export interface ExerciseReading {
  readonly exercise: Exercise | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The folders of the exercises of a page lie in `<page>.exercises/`. */
export function exercisesFolderOf(page: string): string {
  return page.replace(/\.mdx?$/, '.exercises');
}

/**
 * Reads the exercises in some folders of pages, in the order of their paths. Each needs an id of its own: under it,
 * a reader's code is kept, whatever the page.
 */
export function readExercises(
  files: SourceFiles,
  folders: readonly string[],
): readonly ExerciseReading[] {
  const first = new Map<string, string>();
  return folders
    .flatMap((folder) => files.list(folder))
    .filter((path) => path.endsWith('/exercise.yaml') && path.includes('.exercises/'))
    .map((file) => {
      const folder = file.slice(0, -'/exercise.yaml'.length);
      const reading = readExercise(files, folder);
      const other = first.get(idOf(folder));
      first.set(idOf(folder), other ?? file);
      if (other === undefined) {
        return reading;
      }
      const message = `${other} has the id "${idOf(folder)}" as well.`;
      const hint = 'Rename the folder of this exercise, and the id in its page.';
      const repeated = diagnose('exercise/repeated-id', startOf(file), { message, hint });
      return { ...reading, diagnostics: [...reading.diagnostics, repeated] };
    });
}

function startOf(file: string): Spot {
  return { file, line: 1, column: 1 };
}

function idOf(folder: string): string {
  return folder.split('/').at(-1) ?? '';
}

/**
 * Reads an exercise.
 *
 * @param folder of the exercise, from the root of `files`
 */
export function readExercise(files: SourceFiles, folder: string): ExerciseReading {
  const file = `${folder}/exercise.yaml`;
  const lineCounter = new LineCounter();
  const document = parseDocument(files.read(file) ?? '', { lineCounter });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const broken = document.errors[0];
  if (broken !== undefined) {
    const message = `The file cannot be read: ${broken.message.split('\n')[0]}`;
    const hint = 'Put texts with ": " or with ` at their beginning into quotes, or use "|".';
    const diagnostic = diagnose('exercise/invalid-yaml', placeOf(broken.pos[0]), { message, hint });
    return { exercise: undefined, diagnostics: [diagnostic] };
  }
  const result = exerciseSchema.safeParse(document.toJS());
  if (!result.success) {
    const diagnostics = result.error.issues.map(({ path, message }) => {
      const node = document.getIn(path, true);
      const offset = isNode(node) ? node.range?.[0] : undefined;
      return diagnose('exercise/shape', placeOf(offset ?? 0), {
        message: `${path.length === 0 ? 'The file' : `"${path.join('.')}"`}: ${message}.`,
        hint: '"Exercises" in contributing/lessons.md shows every key.',
      });
    });
    return { exercise: undefined, diagnostics };
  }
  return readFiles(files, folder, result.data);
}

function readFiles(files: SourceFiles, folder: string, facts: ExerciseFacts): ExerciseReading {
  const ending = facts.file.split('.').at(-1);
  const pathOf = (name: string) => `${folder}/${name}.${ending}`;
  const checkPath = `${folder}/check.ts`;
  const typesPath = `${folder}/types.ts`;
  const mistakes = facts.mistakes.map(({ name }) => `mistakes/${name}`);
  const paths = [...['start', 'solution', 'second', ...mistakes].map(pathOf), checkPath];
  const spot = startOf(`${folder}/exercise.yaml`);
  const missing = paths
    .filter((path) => files.read(path) === undefined)
    .map((path) =>
      diagnose('exercise/missing-file', spot, {
        message: `There is no file ${path}.`,
        hint: 'Write it; "Exercises" in contributing/lessons.md says what belongs into it.',
      }),
    );
  const unknown = files
    .list(folder)
    .filter((path) => ![...paths, spot.file, typesPath, `${folder}/recorded.json`].includes(path))
    .map((file) =>
      diagnose('exercise/unknown-file', startOf(file), {
        message: 'No part of the exercise uses this file.',
        hint: 'List it under "mistakes" of exercise.yaml, or remove it.',
      }),
    );
  const read = (path: string) => files.read(path) ?? '';
  const exercise: Exercise = {
    ...facts,
    id: idOf(folder),
    folder,
    start: read(pathOf('start')),
    solution: read(pathOf('solution')),
    second: read(pathOf('second')),
    check: read(checkPath),
    types: files.read(typesPath),
    mistakeSources: Object.fromEntries(
      facts.mistakes.map(({ name }) => [name, read(pathOf(`mistakes/${name}`))]),
    ),
    recorded: JSON.parse(files.read(`${folder}/recorded.json`) ?? '{}'),
  };
  return {
    exercise: missing.length > 0 ? undefined : exercise,
    diagnostics: [...missing, ...unknown],
  };
}
