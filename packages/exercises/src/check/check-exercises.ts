import { type Diagnostic, sortDiagnostics } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { checkProgram, findMistake, type RecordedMistakes } from '../engine/index.ts';
import type { Exercise } from '../exercise/read-exercise.ts';
import { KINDS } from '../kit/kits.ts';
import { type RunOutcome, runInNode } from './run-in-node.ts';

/** What the check of exercises found. */
export interface ExercisesCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** What each exercise's `recorded.json` must hold, by its folder. */
  readonly records: ReadonlyMap<string, RecordedMistakes>;
}

/** The outcomes of all programs of an exercise. */
interface Outcomes {
  readonly start: RunOutcome;
  readonly solution: RunOutcome;
  readonly second: RunOutcome;
  readonly mistakes: Readonly<Record<string, RunOutcome>>;
}

/**
 * Checks the checks of exercises: each must accept its two solutions, refuse the starting point and every recorded
 * mistake, and give each mistake its own hint.
 */
export async function checkExercises(exercises: readonly Exercise[]): Promise<ExercisesCheck> {
  const records = new Map<string, RecordedMistakes>();
  const diagnostics: Diagnostic[] = [];
  for (const kind of KINDS) {
    const ofKind = exercises.filter((exercise) => exercise.kind === kind);
    for (const [index, found] of (await runAll(ofKind)).entries()) {
      const exercise = ofKind[index];
      if (exercise !== undefined) {
        const recorded = recordOf(found);
        records.set(exercise.folder, recorded);
        diagnostics.push(...judgeExercise(exercise, found, recorded));
      }
    }
  }
  return { diagnostics: sortDiagnostics(diagnostics), records };
}

async function runAll(exercises: readonly Exercise[]): Promise<readonly Outcomes[]> {
  const kind = exercises[0]?.kind;
  if (kind === undefined) {
    return [];
  }
  const codes = exercises.map(({ start, solution, second, mistakeSources }) => [
    ...[start, solution, second],
    ...Object.values(mistakeSources),
  ]);
  const programs = exercises.flatMap((exercise, index) =>
    (codes[index] ?? []).map((code) => checkProgram(exercise, code)),
  );
  const outcomes = [...(await runInNode(kind, programs))];
  return exercises.flatMap(({ mistakeSources }, index) => {
    const [start, solution, second, ...mistakes] = outcomes.splice(0, codes[index]?.length ?? 0);
    if (start === undefined || solution === undefined || second === undefined) {
      return [];
    }
    const names = Object.keys(mistakeSources);
    const byName = Object.fromEntries(mistakes.map((outcome, place) => [names[place], outcome]));
    return [{ start, solution, second, mistakes: byName }];
  });
}

function recordOf({ mistakes }: Outcomes): RecordedMistakes {
  return Object.fromEntries(
    Object.entries(mistakes).map(([name, { failures }]) => [name, failures]),
  );
}

function judgeExercise(
  exercise: Exercise,
  outcomes: Outcomes,
  recorded: RecordedMistakes,
): readonly Diagnostic[] {
  const { folder, file: readerFile, requirements, mistakes } = exercise;
  const ending = readerFile.split('.').at(-1);
  const report = (
    code: Parameters<typeof diagnose>[0],
    name: string,
    message: string,
    hint: string,
  ) => diagnose(code, { file: `${folder}/${name}`, line: 1, column: 1 }, { message, hint });
  const found: Diagnostic[] = [];

  const ids = requirements.map(({ id }) => id);
  const checked = [
    ...outcomes.solution.held,
    ...outcomes.solution.failures.map(({ requirement }) => requirement),
  ];
  if (ids.join() !== checked.join()) {
    const message = `The checks are ${checked.join(', ')}; exercise.yaml requires ${ids.join(', ')}.`;
    found.push(
      report(
        'exercise/requirements',
        'check.ts',
        message,
        'Give both the same ids, in the same order.',
      ),
    );
  }
  for (const name of ['solution', 'second'] as const) {
    const { failures } = outcomes[name];
    if (failures.length > 0) {
      const hint =
        'Change the check so that it accepts every right solution, or mend the solution.';
      found.push(report('exercise/refused', `${name}.${ending}`, describe(failures), hint));
    }
  }
  if (outcomes.start.failures.length === 0) {
    const hint = 'Add a requirement that the starting point does not meet.';
    found.push(
      report('exercise/accepted', `start.${ending}`, 'The check accepts the starting point.', hint),
    );
  }
  const hintOfStart = findMistake(outcomes.start.failures, recorded);
  if (hintOfStart !== undefined) {
    const message = `The starting point gets the hint of the mistake "${hintOfStart}".`;
    const hint = 'Let the starting point fail in another way, for instance by throwing an error.';
    found.push(report('exercise/hint', `start.${ending}`, message, hint));
  }
  for (const { name } of mistakes) {
    const file = `mistakes/${name}.${ending}`;
    const failures = outcomes.mistakes[name]?.failures ?? [];
    if (failures.length === 0) {
      const hint = 'Add an input to a check that shows the mistake.';
      found.push(report('exercise/accepted', file, 'The check accepts this mistake.', hint));
    } else if (findMistake(failures, recorded) !== name) {
      const message = `It gets the hint of the mistake "${findMistake(failures, recorded)}".`;
      found.push(
        report('exercise/hint', file, message, 'Add an input for which the two fail differently.'),
      );
    }
  }
  if (JSON.stringify(exercise.recorded) !== JSON.stringify(recorded)) {
    const message = 'The recorded failures are not those that occur.';
    found.push(
      report('exercise/record', 'recorded.json', message, 'Run npm run samples -- --update.'),
    );
  }
  return found;
}

function describe(failures: RunOutcome['failures']): string {
  return failures
    .map(({ requirement, input, output }) => `${requirement}: ${input} gives ${output}.`)
    .join(' ');
}
