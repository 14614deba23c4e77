import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSiteMarkdown } from './write-site-markdown.ts';

const buildDir = mkdtempSync(join(tmpdir(), 'markdown-'));
afterAll(() => rmSync(buildDir, { recursive: true }));

test('the not-found text of tools is published like Markdown of pages, whatever editor saved it', () => {
  writeFileSync(join(buildDir, '404.md'), '# Not found\r\n\r\nSee llms.txt.\r\n');
  const docs = { name: 'docs', title: 'Documentation', paths: [] };
  writeSiteMarkdown(buildDir, 'https://docs.example', { pages: [], sections: [docs] });
  expect(readFileSync(join(buildDir, '404.md'), 'utf8')).toBe('# Not found\n\nSee llms.txt.\n');
});
