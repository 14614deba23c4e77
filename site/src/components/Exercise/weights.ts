import type { ExerciseProps } from '../../../shared/generated-data.ts';

/**
 * What the first check loads, in kB over the network (Brotli), where no other island has loaded React before.
 * `e2e/tests/live/exercises.spec.ts` measures it.
 */
export const CHECK_WEIGHTS: Readonly<Record<ExerciseProps['kind'], number>> = {
  program: 145,
  react: 215,
  express: 155,
  pipeline: 165,
};
