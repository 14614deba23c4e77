import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Lists the files of a build folder, read once.
 *
 * @returns Decoded paths below the folder, beginning with `/` and sorted, such as
 *   `/docs/intro.html`.
 * @throws Error that names the folder and the remedy when it cannot be read.
 */
export function listSiteFiles(buildDir: string): ReadonlySet<string> {
  try {
    const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(buildDir, name)).isFile())
      .map((name) => `/${name.split(sep).join('/').normalize()}`);
    return new Set(files.sort());
  } catch (cause) {
    throw new Error(`Cannot read the build folder ${buildDir}. Run "npm run build" first.`, {
      cause,
    });
  }
}
