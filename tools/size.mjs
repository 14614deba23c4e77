// `npm run size`: lines of code by room, of the files that git tracks. A line ends in a newline, blank or not. Code is
// TypeScript and JavaScript, and styles are counted apart. A test has `.test.` or `.spec.` in its name. Folders of
// UNCOUNTED hold content, files that are served as they are, and inputs of tests.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runTool } from './run-command.mjs';

const CODE = /\.(?:tsx?|[cm]ts|[cm]?js)$/;
const STYLES = /\.css$/;
const TEST = /\.(?:test|spec)\./;
const UNCOUNTED =
  /(?:^packages\/samples\/listings|^site\/(?:docs|newdocs|blog|versioned_docs|i18n|static)|\/fixtures)\//;

/**
 * @param {string} file path from the project folder, with slashes
 * @returns {{ room: string, kind: 'source' | 'tests' | 'styles' } | undefined} `undefined` for a file that does not count
 */
export function placeOf(file) {
  if (UNCOUNTED.test(file) || !(CODE.test(file) || STYLES.test(file))) {
    return undefined;
  }
  const folders = file.split('/').slice(0, -1);
  const depth = folders[0] === 'packages' || folders[0] === 'site' ? 2 : 1;
  const kind = STYLES.test(file) ? 'styles' : TEST.test(file) ? 'tests' : 'source';
  return { room: folders.slice(0, depth).join('/') || '(root)', kind };
}

if (process.argv[1] === import.meta.filename) {
  await runTool(async () => {
    const list = execFileSync('git', ['ls-files', '-z'], { cwd: projectFolder, encoding: 'utf8' });
    /** @type {Record<string, { source: number, tests: number, styles: number }>} */
    const rooms = {};
    for (const file of list.split('\0')) {
      const place = placeOf(file);
      const path = join(projectFolder, file);
      if (place !== undefined && existsSync(path)) {
        const lines = readFileSync(path, 'utf8').split('\n').length - 1;
        const totals = place.room === 'lab' ? ['total'] : ['total without lab', 'total'];
        for (const room of [place.room, ...totals]) {
          const row = rooms[room] ?? { source: 0, tests: 0, styles: 0 };
          rooms[room] = { ...row, [place.kind]: row[place.kind] + lines };
        }
      }
    }
    const { 'total without lab': own, total, ...others } = rooms;
    console.table({ ...others, 'total without lab': own, total });
  });
}
