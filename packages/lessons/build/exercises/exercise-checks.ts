import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles, readPage, type SitePage } from '@vibe-docs/content';
import type { Diagnostic } from '@vibe-docs/kernel';
import { cacheKey, openCache } from '@vibe-docs/samples/cache';
import { pageFolders, projectFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import {
  checkExercises,
  diagnose,
  type Exercise,
  exercisesFolderOf,
  exerciseToMdx,
  readExercises,
} from '../../src/exercises/index.ts';
import { samplePage } from '../questions/question-checks.ts';

/** Finds what is wrong with the form of exercises, and exercises without a page or pages without an exercise. */
export function findExerciseProblems(): readonly Diagnostic[] {
  const files = diskFiles(projectFolder);
  const readings = readExercises(files, pageFolders);
  const exercises = readings.flatMap(({ exercise }) => exercise ?? []);
  const tags = pageFolders
    .flatMap((folder) => files.list(folder))
    .filter((file) => file.endsWith('.mdx') && files.read(file)?.includes('<Exercise'))
    .flatMap((file) =>
      readPageFile(join(projectFolder, file))
        .components.filter(({ name }) => name === 'Exercise')
        .map(({ attributes: { id = '' }, line, column }) => ({
          spot: { file, line, column },
          folder: `${exercisesFolderOf(file)}/${id}`,
        })),
    );
  const unknown = tags
    .filter(({ folder }) => files.read(`${folder}/exercise.yaml`) === undefined)
    .map(({ spot, folder }) =>
      diagnose('exercise/unknown', spot, {
        message: `There is no file ${folder}/exercise.yaml.`,
        hint: 'Write it, or correct the id.',
      }),
    );
  const unused = exercises
    .filter(({ folder }) => !tags.some((tag) => tag.folder === folder))
    .map(({ folder, id }) =>
      diagnose(
        'exercise/unused',
        { file: `${folder}/exercise.yaml`, line: 1, column: 1 },
        {
          message: 'No page shows this exercise.',
          hint: `Write <Exercise id="${id}" /> into the page that the folder is named after.`,
        },
      ),
    );
  return [...readings.flatMap(({ diagnostics }) => diagnostics), ...unknown, ...unused];
}

/** The code that exercises show, as pages for the samples check: it is type-checked like that of the lessons. */
export function exerciseSamplePages(): readonly SitePage[] {
  return readExercises(diskFiles(projectFolder), pageFolders)
    .flatMap(({ exercise }) => exercise ?? [])
    .map((exercise) => {
      const file = `${exercise.folder}/exercise.yaml`;
      return samplePage(exercise.id, readPage(file, exerciseToMdx(exercise, '{}')).page);
    });
}

const CACHE_FILE = join(projectFolder, 'node_modules/.cache/vibe-docs/exercises.json');

/** Folders with the code that checks exercises. */
const CHECKING = ['exercises/src', 'live/src', 'kernel/src', 'content/src', 'samples/src/mongo'];

/**
 * Checks the checks of exercises; part of `npm run samples`. An exercise that passed before is checked again when it,
 * what checks it, a library or Node.js has changed, and by `npm run test:full`.
 *
 * @param args of the command: parts of paths, and `--update` to write `recorded.json`
 * @returns how many exercises were checked, and the findings
 */
export async function runExerciseChecks(
  args: readonly string[],
): Promise<{ readonly count: number; readonly diagnostics: readonly Diagnostic[] }> {
  const only = args.filter((arg) => !arg.startsWith('--'));
  const files = diskFiles(projectFolder);
  const exercises = readExercises(files, pageFolders)
    .flatMap(({ exercise }) => exercise ?? [])
    .filter(({ folder }) => only.length === 0 || only.some((part) => folder.includes(part)));
  const code = CHECKING.flatMap((folder) => files.list(`packages/${folder}`)).map(files.read);
  const tools = cacheKey(process.version, files.read('package-lock.json'), code);
  const cache = openCache(CACHE_FILE);
  const keyOf = (exercise: Exercise) => cacheKey(tools, exercise);
  const isFull = process.env.TEST_FULL === '1';
  const changed = exercises.filter((exercise) => isFull || cache.get(keyOf(exercise)) !== true);
  const { diagnostics, records } = await checkExercises(changed);
  for (const exercise of changed) {
    if (!diagnostics.some(({ file }) => file.startsWith(`${exercise.folder}/`))) {
      cache.set(keyOf(exercise), true);
    }
  }
  cache.save(only.length === 0 ? 'forget' : 'keep');
  const isUpdate = args.includes('--update');
  if (isUpdate) {
    for (const [folder, recorded] of records) {
      const text = `${JSON.stringify(recorded, null, 2)}\n`;
      writeFileSync(join(projectFolder, folder, 'recorded.json'), text);
    }
  }
  const open = diagnostics.filter(({ code }) => !(isUpdate && code === 'exercise/record'));
  return { count: exercises.length, diagnostics: open };
}
