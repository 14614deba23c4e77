// Public surface of the package for Node.js: the site's build and its checks.
export { diagnose } from './catalogue.ts';
export { checkExercises } from './check/check-exercises.ts';
export { exerciseToMdx } from './exercise/exercise-to-mdx.ts';
export {
  type Exercise,
  exercisesFolderOf,
  readExercise,
  readExercises,
} from './exercise/read-exercise.ts';
export { KINDS, KIT_ALIASES, kitFile } from './kit/kits.ts';
export { buildTypeWorker, loadTypeJudge } from './types/build-type-worker.ts';
