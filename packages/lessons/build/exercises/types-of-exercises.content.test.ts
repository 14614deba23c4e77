// Types count in the exercises of the TypeScript series. What this shows of each of them cannot be seen in one run
// of its check.
import { diskFiles } from '@vibe-docs/content';
import { pageFolders, projectFolder } from '@vibe-docs/site-model/page-files';
import { expect, test } from 'vitest';
import { type Exercise, loadTypeJudge, readExercises } from '../../src/exercises/index.ts';

const exercises = readExercises(diskFiles(projectFolder), pageFolders).flatMap(
  ({ exercise }) => exercise ?? [],
);
const typed = exercises.filter(({ types }) => types !== undefined);

/** Expected errors of `types.ts`, each alone with the declarations. */
function expectedErrors({ types = '' }: Exercise): readonly string[] {
  const [start = '', ...rest] = types.split('// @ts-expect-error\n');
  const declarations = start.match(/^(?:import|const) [\s\S]*?;$/gm)?.join('\n');
  return rest.map((text) => `${declarations}\n// @ts-expect-error\n${text.split('\n')[0]}`);
}

test('types count in each exercise of the TypeScript series', () => {
  const series = exercises.filter(({ folder }) => folder.includes('/typescript/'));
  expect(series.length).toBeGreaterThanOrEqual(10);
  expect(series.filter(({ types }) => types === undefined)).toEqual([]);
});

test.each(typed)('$id: a recorded mistake works and fails in its types alone', ({ recorded }) => {
  const failing = Object.values(recorded).map((failures) =>
    failures.map(({ requirement }) => requirement).join(),
  );
  expect(failing).toContain('types');
});

test('no expected error occurs whatever the reader exports', async () => {
  const judge = await loadTypeJudge();
  const idle = typed.flatMap((exercise) => {
    const { file, exports } = exercise;
    const code = exports.map((name) => `export const ${name}: any = undefined;`).join('\n');
    return expectedErrors(exercise).filter((types) => judge({ file, code, types }).holds);
  });
  expect(typed.flatMap(expectedErrors).length).toBeGreaterThan(15);
  expect(idle).toEqual([]);
});
