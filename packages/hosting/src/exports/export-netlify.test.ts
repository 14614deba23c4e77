import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { hostingRulesSchema } from '../rules/hosting-rules.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { exportNetlify, renderHeadersFile } from './export-netlify.ts';

let temporary: TemporaryFolder;
let outDir: string;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  const buildDir = join(temporary.folder, 'build');
  outDir = join(temporary.folder, 'hosts');
  await writeFixtureSite(buildDir);
  await finishBuild({ buildDir, rules: fixtureRules });
  await exportNetlify({ buildDir, outDir });
});
afterAll(() => temporary.remove());

describe('exportNetlify', () => {
  it('puts the site below its base path and the not-found page above it', async () => {
    expect((await readdir(outDir)).sort()).toEqual([
      '.exported-site',
      '404.html',
      '_headers',
      '_redirects',
      'vibe',
    ]);
    expect(await readdir(join(outDir, 'vibe'))).not.toContain('_headers');
  });

  it('writes redirects in the spelling that hosts compare', async () => {
    expect(await readFile(join(outDir, '_redirects'), 'utf8')).toBe(
      `# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.
/ /vibe/ 302
/llms.txt /vibe/llms.txt 302
/vibe/docs /vibe/docs/intro 301!
/vibe/newdocs/express/getting-started /vibe/newdocs/Express/Getting%20Started%20with%20Express 301!
/vibe/newdocs /vibe/newdocs/Express/Getting%20Started%20with%20Express 302!
/vibe/newdocs/Old%20%20name_ /vibe/docs/intro 302!
/vibe/docs/R&D /vibe/docs/System%20Design%20&%20Architecture/Backend/Tech%20Stack 301!
/vibe/docs/$old /vibe/docs/$cost 301!
`,
    );
  });

  it('writes headers for every answer and caching in blocks that do not overlap', async () => {
    const text = await readFile(join(outDir, '_headers'), 'utf8');
    const blocks = text.split('\n').filter((line) => line.startsWith('/'));
    expect(blocks).toEqual([
      '/*',
      '/vibe/assets/*',
      '/vibe/img/*',
      '/vibe/assets/js/workers/*',
      '/vibe/service-worker.js',
    ]);
    expect(text).toContain('\n  Strict-Transport-Security: max-age=31536000\n');
    // There is no policy for all pages when some are framed: each page contains its own.
    expect(text).toContain("\n  Content-Security-Policy: frame-ancestors 'self'\n");
    expect(text).toContain('\n  X-Frame-Options: SAMEORIGIN\n');
    expect(text).toContain(
      '\n/vibe/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(text).toContain('\n/vibe/service-worker.js\n  Cache-Control: no-cache\n');
    expect(text.match(/Cache-Control/g)).toHaveLength(3);
  });
});

it('hashes the pages that readers can save after their policy was added', async () => {
  const list = JSON.parse(await readFile(join(outDir, 'vibe/offline.json'), 'utf8'));
  const digest = createHash('sha256').update(await readFile(join(outDir, 'vibe/index.html')));
  expect(list).toEqual({
    format: 1,
    files: [
      ['', digest.digest('base64url').slice(0, 10)],
      ['img/photo.png', '1111111111'],
    ],
  });
});

describe('the policies of pages', () => {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');

  it('are in the pages, including the not-found page', async () => {
    for (const page of ['vibe/docs/intro.html', 'vibe/404.html', '404.html']) {
      expect(await read(page)).toMatch(
        /http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
      );
    }
  });

  it('allow the styles of their own page', async () => {
    const hash = 'sha256-O3MD3BNalwJODrH2e1G/rVFeOlpBK2DGxBAnY1kvk5U=';
    expect(await read('vibe/docs/styled.html')).toContain(hash);
    expect(await read('vibe/docs/intro.html')).not.toContain(hash);
  });

  it('allow the inline code of a framed page on that page only', async () => {
    expect(await read('vibe/assets/live/frame-1.html')).toContain("script-src blob: 'sha256-");
    expect(await read('vibe/docs/intro.html')).not.toContain('blob:');
  });
});

describe('renderHeadersFile', () => {
  it('sends workers the policy of the site, because they cannot contain one', async () => {
    const text = await readFile(join(outDir, '_headers'), 'utf8');
    const [, ofWorkers = ''] = text.split('\n/vibe/assets/js/workers/*\n');
    expect(ofWorkers).toMatch(
      /^ {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-[^\n]*\n/,
    );
  });

  it('sends the whole policy where no page is framed', () => {
    const none = { scripts: [], styles: [], styleAttributes: [] };
    const manifest = {
      version: 3,
      inlineHashes: none,
      pageStyles: {},
      framedHashes: none,
    } as const;
    const text = renderHeadersFile({ ...manifest, rules: hostingRulesSchema.parse({}) });
    expect(text.match(/Content-Security-Policy: .{37}/g)).toEqual([
      "Content-Security-Policy: default-src 'none'; script-src 'self'",
    ]);
  });

  it('allows the styles of all pages in a shared policy', () => {
    const styles = [`sha256-${'b'.repeat(43)}=`];
    const none = { scripts: [], styles: [], styleAttributes: [] };
    const text = renderHeadersFile({
      version: 3,
      rules: hostingRulesSchema.parse({}),
      inlineHashes: { ...none, styles },
      pageStyles: { '/a.html': styles },
      framedHashes: none,
    });
    expect(text).toContain(`style-src 'self' '${styles[0]}';`);
  });
});
