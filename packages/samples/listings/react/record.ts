import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectRecorded } from '../transcript';

/**
 * Makes a function that compares a text with `output/<name>.txt` of a listing, or records it when
 * `RECORD=1`.
 *
 * @param testFolder the listing's folder `test`. Vite would rewrite `new URL(…, import.meta.url)`.
 */
export function recorder(testFolder: string): (name: string, actual: string) => void {
  return (name, actual) =>
    expectRecorded(pathToFileURL(join(testFolder, '..', 'output', `${name}.txt`)), actual);
}
