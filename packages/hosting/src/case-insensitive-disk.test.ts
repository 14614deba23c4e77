import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { finishBuild } from './build/finish-build.ts';
import { inspectHtml } from './build/page-html.ts';
import { readManifest } from './built-site.ts';
import { writeInto } from './exports/export-folder.ts';
import { exportGithubPages } from './exports/export-github-pages.ts';
import { hostingRulesSchema } from './rules/hosting-rules.ts';
import { createSiteServer } from './server/create-site-server.ts';
import { fixturePage, makeTemporaryFolder, type TemporaryFolder } from './testing/fixture-site.ts';
import { request } from './testing/request.ts';
import { startCommand } from './testing/run-command.ts';

const disk = createRequire(import.meta.url).resolve(
  '@vibe-docs/kernel/testing/case-insensitive-disk.cjs',
);

const PAGES = [
  '/index.html',
  '/404.html',
  '/newdocs/express/logging.html',
  '/newdocs/Express/Middleware.html',
];

const rules = hostingRulesSchema.parse({
  basePath: '/vibe/',
  redirects: [
    { from: '/newdocs/express/middleware', to: '/newdocs/Express/Middleware' },
    { from: '/newdocs/first', to: '/newdocs/express/logging' },
  ],
});

let temporary: TemporaryFolder;
let buildDir: string;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', temporary.folder);
  createRequire(import.meta.url)(disk);
  buildDir = join(temporary.folder, 'build');
  for (const page of PAGES) {
    await writeInto(buildDir, page, fixturePage(page));
    await writeInto(buildDir, page.replace('.html', '.md'), `# ${page}\n`);
    await writeInto(buildDir, page.replace('.html', '/part-2.md'), 'On.\n');
  }
  const inspections = new Map(
    PAGES.map((page) => [page, inspectHtml(fixturePage(page), page.slice(1))]),
  );
  const { kind } = await finishBuild({ buildDir, rules, inspections });
  expect(kind).toBe('finished');
});
afterAll(async () => {
  await temporary.remove();
  vi.unstubAllEnvs();
});

it('is a disk where two folders are one', () => {
  expect(readdirSync(join(buildDir, 'newdocs'))).toEqual(['express']);
});

it('serves every page at its address, and at no other', async () => {
  const { port, close } = await createSiteServer({
    buildDir,
    manifest: readManifest(buildDir),
  }).listen({ port: 0 });
  const ask = (target: string, headers = {}) => request({ port, target, headers });
  for (const page of PAGES.slice(2)) {
    const address = `/vibe${page.replace('.html', '')}`;
    expect((await ask(address)).body.toString()).toContain(`<h1>${page}</h1>`);
    expect((await ask(address, { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
    });
    expect((await ask(`${address}/part-2.md`)).status).toBe(200);
    const markdown = await ask(address, { accept: 'text/markdown' });
    expect(markdown.body.toString()).toBe(`# ${page}\n`);
  }
  const alias = await ask('/vibe/newdocs/express/middleware');
  expect([alias.status, alias.headers.location]).toEqual([301, '/vibe/newdocs/Express/Middleware']);
  expect((await ask('/vibe/newdocs/Express/logging')).status).toBe(404);
  await close();
});

it('leaves an alias out of the export for GitHub Pages where it would replace a page, and says so', async () => {
  const outDir = join(temporary.folder, 'pages');
  const { output } = await startCommand({
    name: 'export-site',
    parameters: ['github-pages', '--build-dir', buildDir, '--out', outDir],
    environment: { NODE_OPTIONS: `--require=${disk}` },
  }).done;
  expect(output).toContain('are left out: /vibe/newdocs/express/middleware.\n');
  expect(output).toContain(
    'another spelling (number of files: 3, first: /newdocs/express/logging.html)',
  );
  for (const page of PAGES) {
    expect(await readFile(join(outDir, page), 'utf8')).toContain(`<h1>${page}</h1>`);
  }
  expect(await readFile(join(outDir, 'newdocs/first.html'), 'utf8')).toContain('This page moved');
});

it('leaves out nothing on a disk that distinguishes case', async () => {
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', '');
  const other = await makeTemporaryFolder();
  const folders = { buildDir: join(other.folder, 'build'), outDir: join(other.folder, 'pages') };
  for (const page of PAGES) await writeInto(folders.buildDir, page, fixturePage(page));
  await finishBuild({ buildDir: folders.buildDir, rules });
  expect(await exportGithubPages(folders)).toEqual([]);
  expect(await readFile(join(folders.outDir, 'newdocs/express/middleware.html'), 'utf8')).toContain(
    'This page moved',
  );
  await other.remove();
});
