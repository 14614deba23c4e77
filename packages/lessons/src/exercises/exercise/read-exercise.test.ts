import { memoryFiles } from '@vibe-docs/content';
import { expect, test } from 'vitest';
import { exerciseToMdx } from './exercise-to-mdx.ts';
import { readExercise, readExercises } from './read-exercise.ts';

const FOLDER = 'site/newdocs/ts/a.exercises/double';
const YAML = `title: Double
kind: program
file: double.ts
exports: [double]
task: Write \`double\`.
requirements:
  - { id: two, text: It doubles. }
  - { id: zero, text: It keeps 0. }
hints: [Multiply., By two.]
mistakes:
  - { name: hard-coded, hint: Use the number. }
`;
const FILES = {
  [`${FOLDER}/exercise.yaml`]: YAML,
  [`${FOLDER}/start.ts`]: 'start',
  [`${FOLDER}/solution.ts`]: 'solution',
  [`${FOLDER}/second.ts`]: 'second',
  [`${FOLDER}/check.ts`]: 'check',
  [`${FOLDER}/mistakes/hard-coded.ts`]: 'hard-coded',
};

function problemsOf(change: Readonly<Record<string, string>>): readonly string[] {
  const { diagnostics } = readExercise(memoryFiles({ ...FILES, ...change }), FOLDER);
  return diagnostics.map(({ code, file, line, message }) => `${file}:${line} ${code} ${message}`);
}

test('reads the exercises of folders', () => {
  const readings = readExercises(memoryFiles(FILES), ['site/newdocs', 'site/docs']);
  expect(readings.map(({ exercise }) => exercise?.id)).toEqual(['double']);
  expect(readings[0]?.exercise?.mistakeSources).toEqual({ 'hard-coded': 'hard-coded' });
});

test('an id belongs to one exercise of the whole site', () => {
  const other = 'site/newdocs/ts/b.exercises/double/exercise.yaml';
  const [, second] = readExercises(memoryFiles({ ...FILES, [other]: YAML }), ['site/newdocs']);
  expect(second?.diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'exercise/repeated-id',
      file: other,
      message: `${FOLDER}/exercise.yaml has the id "double" as well.`,
    }),
  );
});

test.each([
  ['kind: program', 'kind: game', ':2 exercise/shape "kind"'],
  [
    'name: hard-coded',
    'name: other',
    ':11 exercise/shape "mistakes": One mistake must be "hard-coded"',
  ],
  [
    'It doubles.',
    'It **doubles**.',
    ':7 exercise/shape "requirements.0.text": Write it without **',
  ],
  ['title: Double', 'titel: Double', ':1 exercise/shape The file: Unrecognized key: "titel".'],
  ['hints: [', 'hints: [[', ':10 exercise/invalid-yaml'],
])('a broken exercise.yaml is reported with its line: %s → %s', (from, to, expected) => {
  const problems = problemsOf({ [`${FOLDER}/exercise.yaml`]: YAML.replace(from, to) });
  expect(problems.join('\n')).toContain(`${FOLDER}/exercise.yaml${expected}`);
});

test('types count where there is a file types.ts', () => {
  const typesOf = (files: Readonly<Record<string, string>>) =>
    readExercise(memoryFiles(files), FOLDER).exercise?.types;
  expect(typesOf(FILES)).toBeUndefined();
  expect(typesOf({ ...FILES, [`${FOLDER}/types.ts`]: 'types' })).toBe('types');
});

test('missing and unknown files are reported', () => {
  const files = Object.fromEntries(
    Object.entries(FILES).filter(([path]) => !path.endsWith('second.ts')),
  );
  const all = memoryFiles({ ...files, [`${FOLDER}/mistakes/old.ts`]: '' });
  const { exercise, diagnostics } = readExercise(all, FOLDER);
  expect(exercise).toBeUndefined();
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    `exercise/missing-file There is no file ${FOLDER}/second.ts.`,
    'exercise/unknown-file No part of the exercise uses this file.',
  ]);
});

test('an exercise is complete as MDX', () => {
  const { exercise } = readExercise(memoryFiles(FILES), FOLDER);
  const mdx = exercise && exerciseToMdx(exercise, '{"id":"double"}');
  expect(mdx).toContain(
    'Write `double`.\n\n<ExerciseTool {...{"id":"double"}}>\n\n``````ts title="double.ts"\nstart\n',
  );
  expect(mdx).toContain('<summary>Hint 2</summary>\n\nBy two.');
  expect(mdx).toContain('<summary>Solution</summary>\n\n``````ts title="double.ts"\nsolution\n');
});
