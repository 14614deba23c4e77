// `npm test`: everything that proves the project right, with one summary at the end.
import { ensureInstalled } from './ensure-installed.mjs';
import { captureCommand, runCommand } from './run-command.mjs';
import { runStages } from './run-stages.mjs';
import { runTool } from './run-tool.mjs';

/**
 * Of checks that can use any core at any time: those of the other lane wait for each other, so they come
 * first. A third of their share is left, enough for every time limit of a test.
 */
const niceness = 5;

const LINT = { name: 'lint', script: 'lint', niceness };
const TYPES = { name: 'types', script: 'types', niceness };
const CONTENT = { name: 'content', script: 'content' };
const UNIT = { name: 'unit tests', script: 'unit', niceness, after: CONTENT.name };
const SAMPLES = { name: 'samples', script: 'samples' };
const BUILD = { name: 'build', script: 'build' };
const BUDGETS = { name: 'budgets', script: 'budgets' };
const BROWSER = { name: 'browser tests', script: 'e2e' };
const CONFORMANCE = { name: 'conformance', script: 'conformance', parameters: ['--report-only'] };

/**
 * Beside each other runs what does not keep all cores busy by itself. Content comes before unit tests
 * and samples, because it writes pages that they read; the build marks what the samples have proven.
 * The browser tests have all cores: some measure how soon a page answers.
 */
const STAGES = [
  [
    [CONTENT, SAMPLES, BUILD, BUDGETS],
    [LINT, TYPES, UNIT],
  ],
  [[BROWSER, CONFORMANCE]],
];

await runTool(async () => {
  await ensureInstalled();
  const startMs = Date.now();
  const results = await runStages(STAGES, {
    show: (check) => runCommand('npm', wordsOf(check)),
    capture: (check) => captureCommand('npm', wordsOf(check), check),
    print: (text) => console.log(text),
    nowMs: Date.now,
  });
  return report(results, (Date.now() - startMs) / 1000);
});

/**
 * @param {import('./run-stages.mjs').Check} check
 * @returns {readonly string[]}
 */
function wordsOf({ script, parameters = [] }) {
  return ['run', '--silent', script, ...(parameters.length > 0 ? ['--', ...parameters] : [])];
}

/**
 * @param {readonly import('./run-stages.mjs').CheckResult[]} results
 * @param {number} seconds of all of them; some ran side by side
 */
function report(results, seconds) {
  console.log('\nSummary');
  for (const { name, code, seconds: own } of results) {
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${own.toFixed(0)} s`);
  }
  const failed = results.filter(({ code }) => code !== 0).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed, in ${seconds.toFixed(0)} s`);
  return failed === 0 ? 0 : 1;
}
