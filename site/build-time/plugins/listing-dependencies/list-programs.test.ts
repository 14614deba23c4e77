import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPrograms } from './list-programs.ts';

test('every step of the Markdown pipeline is named, its tests are not', () => {
  const names = listPrograms(join(__dirname, '../../markdown')).map((file) => basename(file));
  const steps = ['fill-listings.ts', 'highlight-code.ts', 'code-to-html.ts', 'show-checkpoints.ts'];
  // A thread colours code: no import leads there.
  expect(names).toEqual(expect.arrayContaining([...steps, 'colour-code.mts']));
  expect(names.join()).not.toContain('.test.');
});
