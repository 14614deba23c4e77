// The command of the wireit script `e2e`: finds or installs the browsers, then runs Playwright. Arguments go
// to Playwright. Without any, where only pages have changed since all tests passed, it leaves out those that these pages do not
// concern.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureFirefox, ensureOrca, ensureWebKit } from './browsers.mjs';
import { changedPages, readState, specsNaming } from './changed-pages.mjs';
import { projectFolder, runCommand, runTool } from './run-command.mjs';

const SPECS = join(projectFolder, 'e2e/tests');
/** Results of the last run in which all tests passed, which `npm run conformance` reads, and with what they passed. */
const RESULTS = join(projectFolder, 'e2e/report/results.json');
const WHOLE_RESULTS = join(projectFolder, 'e2e/report/whole.json');
const STATE = join(projectFolder, 'e2e/report/state.json');

await runTool(async () => {
  const chromium = await ensureChromium();
  const firefox = await ensureFirefox();
  const isFull = process.env.TEST_FULL === '1';
  const hasWebKit = isFull && (await ensureWebKit());
  const hasOrca = isFull && firefox !== undefined && (await ensureOrca());
  const parameters = process.argv.slice(2);
  const now = readState(projectFolder, environmentOf([chromium, firefox]));
  const changed = isFull || parameters.length > 0 ? undefined : findChanged(now);
  const selection = changed === undefined ? [] : ['--grep', patternFor(changed)];
  const code = await runCommand(
    'npm',
    ['run', '--silent', 'test', '-w', 'e2e', '--', ...parameters, ...selection],
    {
      env: {
        CHROMIUM_PATH: chromium,
        FIREFOX_PATH: firefox,
        HAS_ORCA: hasOrca ? '1' : '0',
        HAS_WEBKIT: hasWebKit ? '1' : '0',
        CHANGED_PAGES: changed && JSON.stringify(changed),
      },
    },
  );
  if (code === 0 && parameters.length === 0 && changed === undefined) {
    copyFileSync(RESULTS, WHOLE_RESULTS);
    writeFileSync(STATE, JSON.stringify(now));
  }
  return code;
});

/** Versions of the programs, and the variables that the build and the tests depend on. */
function environmentOf(/** @type {readonly (string | undefined)[]} */ browsers) {
  const { wireit } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  const names = Object.keys({ ...wireit.build.env, ...wireit.e2e.env });
  const versions = browsers.map((path) =>
    path === undefined ? path : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout,
  );
  return [process.version, ...versions, ...names.map((name) => process.env[name])];
}

/** @returns the pages that changed since all tests passed; `undefined` when all have to be run */
function findChanged(/** @type {import('./changed-pages.mjs').State} */ now) {
  if (!existsSync(STATE) || !existsSync(WHOLE_RESULTS)) return undefined;
  const before = JSON.parse(readFileSync(STATE, 'utf8'));
  const routes = JSON.parse(
    readFileSync(join(projectFolder, 'site/build/.site-pages.json'), 'utf8'),
  );
  const changed = changedPages(before, now, routes);
  if (changed !== undefined) {
    console.log(
      `Since all browser tests passed on ${before.commit}, only these pages have changed:\n  ` +
        `${changed.join('\n  ')}\nTests that do not concern them are not run. "npm run test:full" runs all.`,
    );
  }
  return changed;
}

/** @returns a regular expression for Playwright, which matches it with path, title and tags of each test */
function patternFor(/** @type {readonly string[]} */ pages) {
  const specs = readdirSync(SPECS, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts'));
  const naming = specsNaming(SPECS, specs, pages);
  console.log(`Run: tests of content, and ${naming.length} of ${specs.length} files of tests.`);
  return ['@content', ...naming.map((file) => file.replaceAll('.', '\\.'))].join('|');
}
