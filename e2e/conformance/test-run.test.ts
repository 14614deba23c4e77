import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStaleness, isWholeRun, ROW_NAMES, runAndRecord } from '../../tools/test-run.mjs';

describe('isWholeRun', () => {
  it.each([
    [[], true],
    [['-t', ROW_NAMES], true],
    [['tests/shell.spec.ts'], false],
    [['-g', 'S4'], false],
    [['tests/shell.spec.ts', '--grep', ROW_NAMES], false],
  ])('judges %j', (asked, isWhole) => {
    expect(isWholeRun(asked)).toBe(isWhole);
  });
});

describe('findStaleness', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const runOf = () => ({
    name: 'unit tests',
    command: 'npm run unit',
    results: join(folder, 'results.json'),
    needsBuild: true,
  });
  const leaveResults = async ({ TEST_RESULTS }: Readonly<Record<string, string>>) => {
    writeFileSync(TEST_RESULTS ?? '', '{}');
    return 3;
  };

  it('finds nothing after a whole run of the same sources, and passes its exit code on', async () => {
    expect(await runAndRecord(runOf(), leaveResults, 'these')).toBe(3);
    expect(findStaleness(runOf(), 'these')).toBeUndefined();
  });

  it('says that sources changed since', async () => {
    await runAndRecord(runOf(), leaveResults, 'these');
    expect(findStaleness(runOf(), 'other')).toBe(
      'The results of the unit tests are stale: sources changed since. Run npm run unit again.',
    );
  });

  it('says that nothing was run, and does not take older results for a run that failed', async () => {
    const problem =
      'The unit tests have not been run as a whole. Run npm run unit without arguments.';
    expect(findStaleness(runOf(), 'any')).toBe(problem);
    await runAndRecord(runOf(), leaveResults, 'these');
    await runAndRecord(runOf(), async () => 1, 'these');
    expect(findStaleness(runOf(), 'these')).toBe(problem);
  });

  it('says that the build is older than the sources', async () => {
    await runAndRecord(runOf(), leaveResults, 'an older build');
    expect(findStaleness(runOf(), 'any')).toContain('Run npm run build, then npm run unit.');
  });
});
