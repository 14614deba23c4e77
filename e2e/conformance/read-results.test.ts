import { expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './read-results.ts';

it('reads nested browser tests, without skipped ones', () => {
  const spec = (title: string, status: string) => ({
    title,
    ok: status !== 'unexpected',
    tests: [{ status }],
  });
  const json = {
    specs: [spec('S1: passes', 'expected'), spec('S2: skipped', 'skipped')],
    suites: [{ specs: [spec('S3: fails', 'unexpected'), spec('S4: second try', 'flaky')] }],
  };
  expect(readPlaywrightResults(json)).toEqual([
    { name: 'S1: passes', isPassed: true },
    { name: 'S3: fails', isPassed: false },
    { name: 'S4: second try', isPassed: true },
  ]);
});

it('reads the unit tests, without skipped ones', () => {
  const assertionResults = [
    { title: 'S1: passes', status: 'passed' },
    { title: 'S2: fails', status: 'failed' },
    { title: 'S3: skipped', status: 'skipped' },
    { title: 'S4: filtered', status: 'pending' },
  ];
  expect(readVitestResults({ testResults: [{ assertionResults }] })).toEqual([
    { name: 'S1: passes', isPassed: true },
    { name: 'S2: fails', isPassed: false },
  ]);
});
