import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintWorkflow } from './lint-workflow.ts';

/** A workflow with one job, `test`, whose keys are these. */
function withJob(keys: string): string {
  return `on: [push]\njobs:\n  test:\n${keys.replace(/^/gm, '    ')}\n`;
}

/** A workflow with one step, whose keys are these. */
function withStep(keys: string): string {
  return withJob(`runs-on: ubuntu-latest\nsteps:\n  - ${keys.replaceAll('\n', '\n    ')}`);
}

/** Expressions that GitHub evaluates. */
function expression(code: string): string {
  return `\${{ ${code} }}`;
}

const STEPS = 'steps:\n  - run: npm test';

describe('finds nothing in', () => {
  test.each([
    [
      'a secret and a variable',
      withStep(`run: a\nenv:\n  A: ${expression('secrets.A')} ${expression('vars.B')}`),
    ],
    ['a runner of one’s own', withJob(`runs-on: [self-hosted, Linux]\n${STEPS}`)],
    [
      'a runner of the matrix',
      withJob(`strategy:\n  matrix:\n    os: [x]\nruns-on: ${expression('matrix.os')}\n${STEPS}`),
    ],
    [
      'outputs of an action',
      `${withStep('uses: a/b@v1\nid: b')}      - run: echo ${expression('steps.b.outputs.c')}\n`,
    ],
  ])('%s', async (_what, text) => {
    expect(await lintWorkflow(text)).toEqual([]);
  });
});

describe('finds', () => {
  test.each([
    [
      'an unknown context',
      withStep(`run: echo ${expression('githib.ref')}`),
      "Unrecognized named-value: 'githib'",
    ],
    [
      'an unknown property',
      withStep(`run: echo ${expression('github.reff')}`),
      'Context access might be invalid: reff',
    ],
    [
      'a context where it is not known',
      withStep("run: a\nif: secrets.A != ''"),
      "Unrecognized named-value: 'secrets'",
    ],
    [
      'an unknown function',
      withStep(`run: echo ${expression('toJson1(github)')}`),
      "Unrecognized function: 'toJson1'",
    ],
    [
      'an unknown job',
      withJob(`needs: build\nruns-on: ubuntu-latest\n${STEPS}`),
      "Value 'build' is not valid",
    ],
    ['an unknown key', withStep('rum: npm test'), "Unexpected value 'rum'"],
    [
      'an unknown runner',
      withJob(`runs-on: ubunto-latest\n${STEPS}`),
      "Value 'ubunto-latest' is not valid",
    ],
    [
      'an action without a version',
      withStep('uses: actions/checkout'),
      "Expected format {owner}/{repo}[/path]@{ref}. Actual 'actions/checkout'",
    ],
    [
      'a bad time',
      `${withStep('run: a').replace('[push]', "{ schedule: [{ cron: '0 25 * * *' }] }")}`,
      expect.stringContaining('Invalid cron expression'),
    ],
    ['an unknown event', withStep('run: a').replace('push', 'pusch'), "Unexpected value 'pusch'"],
    [
      'an unknown permission',
      `permissions:\n  content: read\n${withStep('run: a')}`,
      "Unexpected value 'content'",
    ],
    ['nothing at all', '', 'Expected a scalar value, a sequence, or a mapping'],
  ])('%s', async (_what, text, reason) => {
    const problems = await lintWorkflow(text);
    expect(problems.map((problem) => problem.reason)).toContainEqual(reason);
  });
});

test('returns positions in document order, and does not confuse two files', async () => {
  const broken = withStep('rum: a').replace('push', 'pusch');
  const places = (await lintWorkflow(broken)).map(({ offset }) => offset);
  expect([...new Set(places)]).toEqual([broken.indexOf('pusch'), broken.indexOf('rum')]);
  expect(await lintWorkflow(withStep('run: a'))).toEqual([]);
});

/** The workflows of this project itself, in the folder that GitHub reads. */
const ownFolder = join(import.meta.dirname, '../../../../.github/workflows');

test.each(readdirSync(ownFolder))('finds nothing in the project’s own %s', async (name) => {
  expect(await lintWorkflow(readFileSync(join(ownFolder, name), 'utf8'))).toEqual([]);
});
