export {
  type FileList,
  filesOf,
  hashContent,
  isFileList,
  LIST_FILE,
  LIST_FORMAT,
  WORKER_FILE,
} from './file-list.ts';
export { pathOf } from './path-of.ts';
export {
  CACHE_NAME,
  LOCK_NAME,
  readContent,
  readCopy,
  SAVING_HEADER,
  type SavedCopy,
  savedFiles,
} from './saved-copy.ts';
export { type FailureReason, removeSets, type UpdateResult, updateCopy } from './update-copy.ts';
