import { type Report, TYPES } from '../judging/report.ts';

/** Something that went wrong in a check; `requirement` is empty for the program as a whole. */
export interface Failure {
  readonly requirement: string;
  readonly input: string;
  readonly output: string;
}

/** The failures of each recorded mistake, by its name. */
export type RecordedMistakes = Readonly<Record<string, readonly Failure[]>>;

/**
 * Lists what went wrong.
 *
 * @param report what the check found before the program ended; `undefined` when it found nothing
 * @param problem why the program ended early: an error, or the reason of a stop
 */
export function listFailures(
  report: Report | undefined,
  problem: string | undefined,
): readonly Failure[] {
  const failures = (report?.verdicts ?? []).flatMap((verdict) =>
    verdict.holds
      ? []
      : [{ requirement: verdict.requirement, input: verdict.input, output: verdict.output }],
  );
  const input = report?.trying?.input ?? '';
  return problem === undefined
    ? failures
    : [...failures, { requirement: report?.trying?.requirement ?? '', input, output: problem }];
}

/**
 * Finds the recorded mistake that explains a result: all of its failures occur in the result, with the same inputs
 * and outputs, and they are at least half of the result. Of several, the one with the most failures explains most.
 *
 * @param isTyped whether the compiler was asked; otherwise recorded failures of types do not count
 * @returns its name, or `undefined` when no mistake is known to fail like this
 */
export function findMistake(
  failures: readonly Failure[],
  recorded: RecordedMistakes,
  isTyped = true,
): string | undefined {
  const seen = new Set(failures.map(keyOf));
  const matching = Object.entries(recorded)
    .map(([name, all]) => ({
      name,
      known: all.filter(({ requirement }) => isTyped || requirement !== TYPES),
    }))
    .filter(
      ({ known }) =>
        known.length * 2 >= seen.size &&
        known.length > 0 &&
        known.every((failure) => seen.has(keyOf(failure))),
    );
  return matching.sort((a, b) => b.known.length - a.known.length)[0]?.name;
}

function keyOf({ requirement, input, output }: Failure): string {
  return JSON.stringify([requirement, input, output]);
}
