// @vitest-environment node
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { recorder } from '../../record';
import { buildReport } from '../../vite-build';

vi.setConfig({ testTimeout: 120_000 });

const expectRecorded = recorder(import.meta.dirname);
const folder = (path: string) => join(import.meta.dirname, '..', path);

test('at first everything is in one file', async () => {
  const { files } = await buildReport(folder('steps'));
  expect(files).toMatch(/^dist\S+index-<hash>\.js .*$/);
  expectRecorded('before', files);
});

test('the lazy editor is a file of its own', async () => {
  const { files, warnings } = await buildReport(folder('.'));
  expect(files).toContain('AuthorEditor');
  expect(warnings).toBe('');
  expectRecorded('after', files);
});

test('a static import undoes it, and Vite says so', async () => {
  const { files, warnings } = await buildReport(folder('mistakes'));
  expect(files).toMatch(/^dist\S+index-<hash>\.js .*$/);
  expectRecorded('undone', warnings.replaceAll('mistakes/', 'src/'));
});
