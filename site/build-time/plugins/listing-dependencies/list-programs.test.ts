import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPrograms } from './list-programs.ts';

test('lists every step of the Markdown pipeline, without tests', () => {
  const names = listPrograms(join(__dirname, '../../markdown')).map((file) => basename(file));
  const steps = ['fill-listings.ts', 'highlight-code.ts', 'code-to-html.ts', 'show-checkpoints.ts'];
  // Loaded by a dynamic import.
  expect(names).toEqual(expect.arrayContaining([...steps, 'colour-code.ts']));
  expect(names.join()).not.toContain('.test.');
});
