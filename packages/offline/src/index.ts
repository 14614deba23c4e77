export { bundleWorker } from './build/bundle-worker.ts';
export {
  type BuildFiles,
  hashFiles,
  type ListedSets,
  listSets,
  type SetSource,
} from './build/make-file-list.ts';
export { LIST_FILE, WORKER_FILE } from './engine/index.ts';
