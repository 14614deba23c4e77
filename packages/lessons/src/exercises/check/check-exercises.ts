import { type Diagnostic, sortDiagnostics } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import {
  checkProgram,
  findMistake,
  listFailures,
  type RecordedMistakes,
  TYPES,
  type Verdict,
} from '../engine/index.ts';
import type { Exercise } from '../exercise/read-exercise.ts';
import { KINDS } from '../kit/kits.ts';
import { loadTypeJudge } from '../types/build-type-worker.ts';
import { type RunOutcome, runInNode } from './run-in-node.ts';

/** What came of each program of an exercise, by the name of its file without the ending. */
type Outcomes = ReadonlyMap<string, RunOutcome>;

/**
 * Checks the checks of exercises: each must accept its two solutions, refuse the starting point and every recorded
 * mistake, and give each mistake its own hint. Types are judged by the script of the page's worker.
 *
 * @returns `records`: what each exercise's `recorded.json` must hold, by its folder
 */
export async function checkExercises(exercises: readonly Exercise[]) {
  const records = new Map<string, RecordedMistakes>();
  const diagnostics: Diagnostic[] = [];
  const judge = exercises.some(({ types }) => types) ? await loadTypeJudge() : undefined;
  for (const kind of KINDS) {
    const runs = exercises.filter((exercise) => exercise.kind === kind).flatMap(listRuns);
    const programs = runs.map(({ exercise, code }) => checkProgram(exercise, code));
    const found = new Map<Exercise, Map<string, RunOutcome>>();
    const outcomes = programs.length === 0 ? [] : await runInNode(kind, programs);
    for (const [index, outcome] of outcomes.entries()) {
      const { exercise, name, code = '' } = runs[index] ?? {};
      if (exercise !== undefined && name !== undefined) {
        const { file, types } = exercise;
        const all = types && judge ? withTypes(outcome, judge({ file, code, types })) : outcome;
        found.set(exercise, (found.get(exercise) ?? new Map()).set(name, all));
      }
    }
    for (const [exercise, own] of found) {
      const recorded = Object.fromEntries(
        exercise.mistakes.map(({ name }) => [name, own.get(`mistakes/${name}`)?.failures ?? []]),
      );
      records.set(exercise.folder, recorded);
      diagnostics.push(...judgeExercise(exercise, own, recorded));
    }
  }
  return { diagnostics: sortDiagnostics(diagnostics), records };
}

function withTypes({ held, failures }: RunOutcome, verdict: Verdict): RunOutcome {
  return {
    held: verdict.holds ? [...held, verdict.requirement] : held,
    failures: [...failures, ...listFailures({ verdicts: [verdict] }, undefined)],
  };
}

function listRuns(exercise: Exercise) {
  const { start, solution, second, mistakeSources } = exercise;
  const mistakes = Object.entries(mistakeSources);
  const codes = {
    ...{ start, solution, second },
    ...Object.fromEntries(mistakes.map(([name, code]) => [`mistakes/${name}`, code])),
  };
  return Object.entries(codes).map(([name, code]) => ({ exercise, name, code }));
}

function judgeExercise(
  { folder, file: readerFile, requirements, mistakes, ...exercise }: Exercise,
  outcomes: Outcomes,
  recorded: RecordedMistakes,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  /** @param file of the exercise; a program is named without its ending */
  const report = (
    code: Parameters<typeof diagnose>[0],
    file: string,
    text: { readonly message: string; readonly hint: string },
  ) => {
    const name = outcomes.has(file) ? `${file}.${readerFile.split('.').at(-1)}` : file;
    found.push(diagnose(code, { file: `${folder}/${name}`, line: 1, column: 1 }, text));
  };
  const failuresOf = (name: string) => outcomes.get(name)?.failures ?? [];

  const required = requirements.map(({ id }) => id).join(', ');
  const checked = [
    ...(outcomes.get('solution')?.held ?? []),
    ...failuresOf('solution').map(({ requirement }) => requirement),
  ].join(', ');
  if (required !== checked) {
    report('exercise/requirements', 'check.ts', {
      message: `The checks are ${checked}; exercise.yaml requires ${required}.`,
      hint: 'Give both the same ids, in the same order.',
    });
  }
  for (const name of ['solution', 'second']) {
    if (failuresOf(name).length > 0) {
      report('exercise/refused', name, {
        message: describe(failuresOf(name)),
        hint: 'Change the check so that it accepts every right solution, or mend the solution.',
      });
    }
  }
  if (failuresOf('start').length === 0) {
    report('exercise/accepted', 'start', {
      message: 'The check accepts the starting point.',
      hint: 'Add a requirement that the starting point does not meet.',
    });
  }
  const hintOfStart = findMistake(failuresOf('start'), recorded);
  if (hintOfStart !== undefined) {
    report('exercise/hint', 'start', {
      message: `The starting point gets the hint of the mistake "${hintOfStart}".`,
      hint: 'Let the starting point fail in another way, for instance by throwing an error.',
    });
  }
  for (const { name } of mistakes) {
    const failures = failuresOf(`mistakes/${name}`);
    const behaviour = failures.filter(({ requirement }) => requirement !== TYPES);
    const hints = [
      findMistake(failures, recorded),
      behaviour.length === 0 ? name : findMistake(behaviour, recorded, false),
    ];
    const [hinted] = hints.filter((hint) => hint !== name).map((hint) => hint ?? 'none');
    if (failures.length === 0) {
      report('exercise/accepted', `mistakes/${name}`, {
        message: 'The check accepts this mistake.',
        hint: 'Add an input to a check that shows the mistake.',
      });
    } else if (hinted !== undefined) {
      report('exercise/hint', `mistakes/${name}`, {
        message: `It gets the hint of the mistake "${hinted}".`,
        hint: 'Add an input for which the two fail differently.',
      });
    }
  }
  if (JSON.stringify(exercise.recorded) !== JSON.stringify(recorded)) {
    report('exercise/record', 'recorded.json', {
      message: 'The recorded failures are not those that occur.',
      hint: 'Run npm run samples -- --update.',
    });
  }
  return found;
}

function describe(failures: RunOutcome['failures']): string {
  return failures
    .map(({ requirement, input, output }) => `${requirement}: ${input}: ${output}`)
    .join(' ');
}
