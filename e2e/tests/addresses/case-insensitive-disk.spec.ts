import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createSiteServer, readManifest } from '@vibe-docs/hosting';
import { contractRoutes } from '../../contract-routes.ts';
import { buildSiteWithoutCase, CASE_INSENSITIVE_DISK, runNode } from '../../fixture-site.ts';
import { judgeAnswer } from '../../judge-route.ts';
import { siteRoutes } from '../../routes.ts';

const HOSTING = fileURLToPath(new URL('../../../packages/hosting', import.meta.url));

/** A build, an export, and all their pages. */
const TIMEOUT_MS = 20 * 60_000;

test('a site that is built, served and exported on a disk of macOS or Windows has all pages at their addresses', {
  tag: '@nightly',
}, async () => {
  test.setTimeout(TIMEOUT_MS);
  const { outputDir } = test.info();
  process.env.CASE_INSENSITIVE_FOLDERS = outputDir;
  createRequire(import.meta.url)(CASE_INSENSITIVE_DISK);
  const buildDir = join(outputDir, 'build');
  await buildSiteWithoutCase(buildDir);
  // Two folders elsewhere.
  expect(existsSync(join(buildDir, 'newdocs/EXPRESS/logging.html'))).toBe(true);

  const paths = siteRoutes.map(({ path }) => path);
  expect(contractRoutes.filter((path) => !paths.includes(path))).toEqual([]);
  const manifest = readManifest(buildDir);
  const { origin, close } = await createSiteServer({ buildDir, manifest }).listen({ port: 0 });
  for (const route of siteRoutes) {
    const response = await fetch(origin + encodeURI(route.path), { redirect: 'manual' });
    const html = await response.text();
    const answer = { status: response.status, isRedirected: false, html };
    expect(judgeAnswer(answer, route), route.path).toEqual([]);
  }
  expect((await fetch(`${origin}/vibe/newdocs/EXPRESS/logging`)).status).toBe(404);
  await close();

  const outDir = join(outputDir, 'pages');
  const command = ['--import', 'tsx', 'src/export-site.ts', 'github-pages'];
  const folders = ['--build-dir', buildDir, '--out', outDir];
  const { code, output } = await runNode(HOSTING, [...command, ...folders], {
    NODE_OPTIONS: `--require=${CASE_INSENSITIVE_DISK}`,
  });
  expect(code, output).toBe(0);
  expect(output).toContain('are left out: /vibe/newdocs/');
  for (const route of siteRoutes) {
    const path = route.path.slice('/vibe/'.length);
    const html = readFileSync(join(outDir, `${path === '' ? 'index' : path}.html`), 'utf8');
    const answer = { status: 200, isRedirected: false, html };
    expect(judgeAnswer(answer, route), route.path).toEqual([]);
  }
});
