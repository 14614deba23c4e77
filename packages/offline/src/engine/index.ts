export {
  type FileList,
  filesOf,
  hashContent,
  isFileList,
  LIST_FILE,
  LIST_FORMAT,
  pathOf,
  WORKER_FILE,
} from './file-list.ts';
export {
  CACHE_NAME,
  LOCK_NAME,
  readContent,
  readCopy,
  SAVING_HEADER,
  type SavedCopy,
  savedFiles,
} from './saved-copy.ts';
export { type FailureReason, removeSets, updateCopy } from './update-copy.ts';
