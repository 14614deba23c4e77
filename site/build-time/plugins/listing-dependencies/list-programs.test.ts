import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPrograms } from './index.ts';

test('lists every step of the Markdown pipeline, without tests', () => {
  const names = listPrograms(join(__dirname, '../../markdown')).map((file) => basename(file));
  const steps = ['fill-listings.ts', 'highlight-code.ts', 'colour-code.ts', 'show-checkpoints.ts'];
  expect(names).toEqual(expect.arrayContaining(steps));
  expect(names.join()).not.toContain('.test.');
});
