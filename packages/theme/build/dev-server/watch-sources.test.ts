import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LoadedSite } from '../../internals/load-site.ts';
import { watchSources } from './watch-sources.ts';

test('a change right after a save is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'page.mdx');
  const checks = join(folder, 'checks.mjs');
  writeFileSync(checks, "process.on('message', () => {});");
  writeFileSync(file, 'first');
  const noticed = vi.fn(() => {
    // As a formatter does when a file is saved.
    if (noticed.mock.calls.length === 1) writeFileSync(file, 'formatted');
  });
  const parseFrontMatter = () => ({ frontMatter: {}, content: '' });
  const props = { siteDir: folder, plugins: [], siteConfig: { markdown: { parseFrontMatter } } };
  watchSources(
    { props } as unknown as LoadedSite,
    { paths: [file], pluginOf: () => undefined, checks: new URL(`file://${checks}`) },
    { onChange: noticed, onFailure: () => undefined, onFindings: () => undefined },
  );
  await vi.waitFor(
    () => {
      if (noticed.mock.calls.length === 0) writeFileSync(file, 'saved');
      expect(noticed.mock.calls.length).toBeGreaterThan(1);
    },
    { timeout: 10_000, interval: 300 },
  );
});
