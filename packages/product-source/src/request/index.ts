// What a form for a request needs in the browser: no reader, no files.
export {
  bodyOf,
  checkEntry,
  entriesOfBody,
  type FieldProblem,
  initialEntries,
} from './read-entries.ts';
export type { Entries, RequestField, RequestModel } from './request-model.ts';
export { type RequestSample, writeSamples } from './write-samples.ts';
