import { describe, expect, test } from 'vitest';
import { exportProgress, readProgressFile } from './progress.ts';

const progress = {
  'newdocs/express/middleware': {
    x: { state: 'right', attempts: 2, misses: 1, answered: '2026-11-23', streak: 0 },
  },
} as const;

describe('reading a saved file', () => {
  test('returns what was exported', () => {
    expect(readProgressFile(exportProgress(progress))).toEqual({ kind: 'progress', progress });
  });

  test.each([
    [''],
    ['no json'],
    ['{}'],
    ['[1]'],
    ['{"format": "other", "version": 2}'],
    ['{"format": "vibe-docs.checkpoints", "version": "2"}'],
    ['{"format": "vibe-docs.checkpoints", "version": 1, "progress": {}}'],
  ])('%s is foreign', (text) => {
    expect(readProgressFile(text)).toEqual({ kind: 'foreign' });
  });

  test('a later version is not read as this one', () => {
    const text = exportProgress(progress).replace('"version": 2', '"version": 3');
    expect(readProgressFile(text)).toEqual({ kind: 'newer' });
  });
});
