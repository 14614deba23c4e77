import { expect, it } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { readPlaywrightResults, readVitestResults } from './read-results.ts';

it('reads the browser tests of all depths, without those that were skipped', () => {
  const spec = (title: string, status: string, description = '') => ({
    title,
    ok: status !== 'unexpected',
    tests: [{ status, annotations: [{ description }] }],
  });
  const json = {
    suites: [
      {
        specs: [spec('S1: passes', 'expected'), spec('S2: skipped', 'skipped')],
        suites: [
          { specs: [spec('S3: fails', 'unexpected'), spec('S4: second try', 'flaky')] },
          { specs: [spec('S5: at night', 'skipped', NIGHTLY)] },
        ],
      },
    ],
  };
  expect(readPlaywrightResults(json)).toEqual([
    { name: 'S1: passes', state: 'passed' },
    { name: 'S3: fails', state: 'failed' },
    { name: 'S4: second try', state: 'passed' },
    { name: 'S5: at night', state: 'nightly' },
  ]);
});

it('reads the unit tests, without those that were skipped', () => {
  const assertionResults = [
    { title: 'S1: passes', status: 'passed' },
    { title: 'S2: fails', status: 'failed' },
    { title: 'S3: skipped', status: 'skipped' },
    { title: 'S4: filtered', status: 'pending' },
  ];
  expect(readVitestResults({ testResults: [{ assertionResults }] })).toEqual([
    { name: 'S1: passes', state: 'passed' },
    { name: 'S2: fails', state: 'failed' },
  ]);
});

it('refuses another shape', () => {
  expect(() => readPlaywrightResults({})).toThrow();
  expect(() => readVitestResults({ testResults: [{}] })).toThrow();
});
