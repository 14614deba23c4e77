// Public surface of the package for Node.js: the site's build and its checks.
export { diagnose } from './catalogue.ts';
export { checkExercises, type ExercisesCheck } from './check/check-exercises.ts';
export type { ExerciseFacts } from './exercise/exercise-schema.ts';
export { exerciseToMdx } from './exercise/exercise-to-mdx.ts';
export {
  type Exercise,
  type ExerciseReading,
  exercisesFolderOf,
  readExercise,
  readExercises,
} from './exercise/read-exercise.ts';
export { type ExerciseKind, KINDS, KIT_ALIASES, kitFile } from './kit/kits.ts';
export { buildTypeWorker, loadTypeJudge } from './types/build-type-worker.ts';
