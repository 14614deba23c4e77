import { describe, expect, it } from 'vitest';
import {
  contractRows,
  judgeRows,
  readPlaywrightResults,
  readVitestResults,
  rowIdsOf,
} from './judge-rows.ts';

const rows = [
  { id: 'S1', statement: 'one' },
  { id: 'S2', statement: 'two' },
  { id: 'T6b', statement: 'three' },
  { id: 'C18', statement: 'four', deviation: 'why' },
];

describe('rowIdsOf', () => {
  it.each([
    ['S4: a hamburger', ['S4']],
    ['S6, T9: the navbar', ['S6', 'T9']],
    ['T6b: the panel', ['T6b']],
    ['shows S4: later', []],
    ['S4 without a colon', []],
  ])('reads %j', (name, ids) => {
    expect(rowIdsOf(name)).toEqual(ids);
  });
});

describe('judgeRows', () => {
  it('distinguishes held, failed, untested and deviating rows', () => {
    const results = [
      { name: 'S1: passes', isPassed: true },
      { name: 'S2: passes', isPassed: true },
      { name: 'S2: fails', isPassed: false },
      { name: 'of no row', isPassed: false },
    ];
    expect(judgeRows(rows, results).map(({ row, state }) => [row.id, state])).toEqual([
      ['S1', 'held'],
      ['S2', 'not held'],
      ['T6b', 'no test'],
      ['C18', 'deviates'],
    ]);
  });

  it('throws for a test of an unknown row', () => {
    expect(() => judgeRows(rows, [{ name: 'S9: x', isPassed: true }])).toThrow(
      'The test "S9: x" names the row S9',
    );
  });
});

describe('the table of rows', () => {
  it('has no duplicate row and every section', () => {
    const ids = contractRows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(ids.map((id) => id.charAt(0)))].join('')).toBe('RSTVNXC');
    expect(ids).toHaveLength(25 + 17 + 13 + 4 + 9 + 13 + 18);
  });
});

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
