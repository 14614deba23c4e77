import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { listPages } from './index.ts';

const outDir = mkdtempSync(join(tmpdir(), 'islands-'));
afterAll(() => {
  rmSync(outDir, { recursive: true });
  vi.unstubAllEnvs();
});

test('a page that asks for the application is known in a folder that the disk lists under another name', () => {
  createRequire(import.meta.url)('@vibe-docs/kernel/testing/case-insensitive-disk.cjs');
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', outDir);
  mkdirSync(join(outDir, 'guide'));
  const page = join(outDir, 'Guide/Application');
  writeFileSync(`${page}.html`, '<div id=__docusaurus></div>');
  writeFileSync(join(outDir, 'guide/frame.html'), '<p>No page of Docusaurus.</p>');
  expect(listPages(outDir, [page])).toEqual([`${page}.html`]);
});
