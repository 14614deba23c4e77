import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { followAll } from './testing/follow-made-up.ts';
import { GIT } from './testing/made-up-lessons.ts';

describe('followed.json', () => {
  const samplesFolder = mkdtempSync(join(tmpdir(), 'records-'));
  let records: Readonly<Record<string, string>> = {};

  /** Follows a lesson whose key is recorded, or not. */
  const followRecorded = (first: string, change: Partial<SamplesEnvironment> = {}) => {
    writeFileSync(join(samplesFolder, 'followed.json'), JSON.stringify(records));
    return followAll({ first }, { samplesFolder, ...change });
  };

  beforeAll(async () => {
    records = (await followRecorded(GIT)).records;
  });

  test('has the key of a lesson that passed, which is then not followed', async () => {
    expect(Object.keys(records)).toEqual(['first']);
    expect((await followRecorded(GIT)).counts).toMatchObject({ now: 0, recorded: 1 });
  });

  test('does not change with front matter and text, which move all lines', async () => {
    const moved = GIT.replace('title: Git\n---\n', '$&\nA history.\n').replace(
      'title: Git',
      '$&\ndescription: Git.',
    );
    expect((await followRecorded(moved)).counts).toMatchObject({ now: 0, recorded: 1 });
  });

  test.each([
    ['it has changed', GIT.replace('\nAdd methods', '\nAdd hints'), {}, 1],
    ['libraries have changed', GIT, { libraries: 'others' }, 0],
    ['everything is followed', GIT, { isFull: true }, 0],
  ])('does not keep a lesson from being followed when %s', async (_, text, change, findings) => {
    const { counts, diagnostics } = await followRecorded(text, change);
    expect(counts).toMatchObject({ now: 1, recorded: 0 });
    expect(diagnostics).toHaveLength(findings);
  });
});
