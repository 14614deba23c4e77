import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { partAt } from './address-key.ts';
import { partName } from './part-name.ts';

/** In the generator's folder: the key of the first page of each part. */
const PARTS_FILE = 'routes-on-demand/parts.json';

/**
 * Finds the script that holds the routes of a page and its neighbours.
 *
 * @param generatedFilesDir the generator's own folder
 * @param scriptsDir folder of the built scripts
 * @returns gives the script's name for the path of an address, and nothing where no part can hold it
 * @throws Error when a part has no script
 */
export function readPageParts(
  generatedFilesDir: string,
  scriptsDir: string,
): (pathname: string) => string | undefined {
  const keys = z.array(z.string()).parse(read(generatedFilesDir));
  const scripts = readdirSync(scriptsDir);
  const parts = keys.map((from, index) => {
    const start = `${partName(index)}.`;
    const script = scripts.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (script === undefined) {
      throw new Error(`${scriptsDir} has no script "${start}….js" for the routes from ${from}.`);
    }
    return { from, script };
  });
  return (pathname) => partAt(parts, pathname)?.script;
}

const read = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, PARTS_FILE), 'utf8'));
