// What a form for a request needs in the browser: no reader, no files.
export * from './read-entries.ts';
export type { Entries, RequestField, RequestModel } from './request-model.ts';
export * from './write-samples.ts';
