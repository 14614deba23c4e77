// Runs before each file of unit tests of the project `machinery` (vitest.config.ts), which runs only when the machinery
// has changed: reading content fails, and fails the file even where the code under test hides the error.
import fs from 'node:fs';
import { afterAll } from 'vitest';
import { guardContent } from './content-guard.mjs';

/** Files of tests share a process, in which this file runs before each. @type {any} */
const shared = globalThis;
shared.contentReads ??= guard();

/** Errors of reading content, of the present file of tests. @type {Error[]} */
export const reads = shared.contentReads;
// Of a file that could not be imported, and has failed by that.
reads.length = 0;

function guard() {
  /** @type {Error[]} */
  const errors = [];
  guardContent(fs, (error) => errors.push(error));
  guardContent(fs.promises, (error) => errors.push(error));
  return errors;
}

afterAll(() => {
  const [first] = reads.splice(0);
  if (first !== undefined) throw first;
});
