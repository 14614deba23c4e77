import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { writeInto } from './export-folder.ts';
import { exportGithubPages, redirectScript } from './export-github-pages.ts';

let temporary: TemporaryFolder;
let buildDir: string;
let outDir: string;
const read = (file: string) => readFile(join(outDir, file), 'utf8');

beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  outDir = join(temporary.folder, 'pages');
  await writeFixtureSite(buildDir);
  await finishBuild({ buildDir, rules: fixtureRules });
  await exportGithubPages({ buildDir, outDir });
});
afterAll(() => temporary.remove());

describe('exportGithubPages', () => {
  it('puts the policies after the charset and before the first script', async () => {
    const page = await read('docs/intro.html');
    const [, head = ''] = page.split('<head>');
    expect(head).toMatch(
      /^<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+"><meta name="referrer" content="strict-origin-when-cross-origin"><title>/,
    );
    expect(head).not.toContain('frame-ancestors');
  });

  it('gives a framed page its own policy', async () => {
    const page = await read('assets/live/frame-1.html');
    expect(page).toMatch(
      /content="default-src 'none'; script-src blob: 'sha256-[^']+'"><meta name="referrer"/,
    );
    expect(page).not.toContain("'self'");
  });

  it('does not change the rest of a page', async () => {
    const page = await read('docs/intro.html');
    const original = await readFile(join(buildDir, 'docs/intro.html'), 'utf8');
    expect(page.replace(/<meta http-equiv.*?><meta name="referrer".*?>/, '')).toBe(original);
  });

  it('omits build internals and disables Jekyll', async () => {
    const names = await readdir(outDir, { recursive: true });
    expect(names).toContain('.nojekyll');
    expect(names).toContain('assets/js/main.abc123.js');
    expect(names).toContain('samples.tar.gz');
    expect(
      names.filter((name) =>
        /\.br$|\.html\.gz$|_headers|_redirects|secret|draft|manifest\.json/.test(name),
      ),
    ).toEqual([]);
  });

  it('writes a page for an alias, found with and without a trailing slash', async () => {
    const page = await read('newdocs/express/getting-started.html');
    expect(page).toBe(await read('newdocs/express/getting-started/index.html'));
    expect(page).toContain(
      '<link rel="canonical" href="/vibe/newdocs/Express/Getting%20Started%20with%20Express">',
    );
    expect(page).toContain('<script src="/vibe/assets/js/redirect-page.js"></script>');
    expect(page).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/vibe/newdocs/Express/Getting%20Started%20with%20Express"></noscript>',
    );
    expect(page).toContain(
      '<a href="/vibe/newdocs/Express/Getting%20Started%20with%20Express">/vibe/newdocs/Express/Getting Started with Express</a>',
    );
    expect(page).toContain('<meta http-equiv="Content-Security-Policy"');
  });

  it('keeps the page of an alias that replaces one, which redirects by itself', async () => {
    expect(await read('newdocs.html')).toContain('<h1>newdocs.html</h1>');
    expect(await read('newdocs/index.html')).toContain('This page moved');
  });

  it('escapes an ampersand in the address of an alias', async () => {
    expect(await read('docs/R&D.html')).toContain(
      'href="/vibe/docs/System%20Design%20&amp;%20Architecture/Backend/Tech%20Stack"',
    );
  });

  it('replaces an earlier export', async () => {
    await writeInto(outDir, 'old.html', 'old');
    await exportGithubPages({ buildDir, outDir });
    expect(await readdir(outDir)).not.toContain('old.html');
  });

  it('does not touch a folder with other content', async () => {
    const other = join(temporary.folder, 'other');
    await writeInto(other, 'notes.txt', 'mine');
    await expect(exportGithubPages({ buildDir, outDir: other })).rejects.toThrow(
      `${other} is not empty and holds no earlier export. Empty it or give another --out.`,
    );
    expect(await readdir(other)).toEqual(['notes.txt']);
  });

  it.each(['', 'inside', '..'])('rejects the folder %j of the build folder', async (path) => {
    await expect(exportGithubPages({ buildDir, outDir: join(buildDir, path) })).rejects.toThrow(
      'must not contain each other',
    );
  });
});

describe('the script of redirect pages', () => {
  it('goes to the canonical address and keeps query and hash', () => {
    const visited: string[] = [];
    runInNewContext(redirectScript, {
      document: { querySelector: () => ({ href: 'https://docs.example/vibe/docs/intro' }) },
      location: { search: '?a=1', hash: '#part', replace: (url: string) => visited.push(url) },
    });
    expect(visited).toEqual(['https://docs.example/vibe/docs/intro?a=1#part']);
  });
});
