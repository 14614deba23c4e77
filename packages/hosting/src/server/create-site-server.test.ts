import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { checkRequestTable } from '../testing/check-request-table.ts';
import {
  fixturePage,
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { createSiteServer } from './create-site-server.ts';
import type { Listening } from './listen.ts';

let temporary: TemporaryFolder;
let listening: Listening;
let buildDir: string;
const port = () => listening.port;
const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  request({ port: port(), target, headers });

beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeFixtureSite(buildDir);
  const build = await finishBuild({ buildDir, rules: fixtureRules });
  if (build.kind === 'failed') throw new Error('No fixture build.');
  listening = await createSiteServer({ buildDir, manifest: build.manifest }).listen({ port: 0 });
});
afterAll(async () => {
  await listening?.close();
  await temporary?.remove();
});

checkRequestTable({ kind: 'own server', port });

describe('the body of an answer', () => {
  it('is the page itself, also when its name holds characters that URLs reserve', async () => {
    const bodies = await Promise.all(
      ['/vibe/docs/100%25%20sure%3F', '/vibe/docs/50%2525', '/vibe/docs/C%23'].map(async (target) =>
        (await get(target)).body.toString(),
      ),
    );
    expect(bodies).toEqual([
      fixturePage('docs/100% sure?.html'),
      fixturePage('docs/50%25.html'),
      fixturePage('docs/C#.html'),
    ]);
  });

  it('is the Brotli sibling for a reader who accepts Brotli and gzip', async () => {
    const answer = await get('/vibe/docs/intro', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe(fixturePage('docs/intro.html'));
  });

  it('is the gzip sibling for a reader who does not accept Brotli', async () => {
    const answer = await get('/vibe/docs/C%23', { 'accept-encoding': 'gzip, br;q=0' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(fixturePage('docs/C#.html'));
  });

  it('is the plain file for a reader who accepts no compression', async () => {
    const answer = await get('/vibe/docs/intro');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(fixturePage('docs/intro.html'));
  });

  it('is the not-found page, compressed too, for an unknown path', async () => {
    const answer = await get('/vibe/nothing', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toBe(fixturePage('404.html'));
  });
});

describe('a conditional request', () => {
  it('gets 304 with the caching and security headers when the ETag matches', async () => {
    const { headers } = await get('/vibe/docs/intro');
    const answer = await get('/vibe/docs/intro', { 'if-none-match': headers.etag ?? '' });
    expect(answer.status).toBe(304);
    expect(answer.body.byteLength).toBe(0);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it('gets 412 when it must not be another file', async () => {
    const answer = await get('/vibe/docs/intro', { 'if-match': '"old"' });
    expect(answer.status).toBe(412);
    expect(answer.body.toString()).toBe('The file is another one.\n');
  });

  it('gets the file when the ETag does not match', async () => {
    const answer = await get('/vibe/docs/intro', { 'if-none-match': '"old"' });
    expect(answer.status).toBe(200);
  });
});

describe('a range request', () => {
  const target = '/vibe/img/photo.png';

  it('gets the requested bytes', async () => {
    const answer = await get(target, { range: 'bytes=4-7' });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 4-7/16');
    expect(answer.body.toString()).toBe('a re');
  });

  it('gets the end of a file', async () => {
    const answer = await get(target, { range: 'bytes=-5' });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe('image');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2'])('gets the whole file for %s', async (range) => {
    const answer = await get(target, { range });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('not a real image');
  });

  it.each(['bytes=99999-', 'bytes=9-2'])(
    'gets 416 for %s, with the headers of an error',
    async (range) => {
      const answer = await get('/vibe/docs/intro', { range, 'accept-encoding': 'br' });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-frame-options']).toBe('DENY');
    },
  );

  it('gets the whole file when it has If-Range', async () => {
    const answer = await get(target, { range: 'bytes=0-1', 'if-range': '"old"' });
    expect(answer.status).toBe(200);
  });
});

describe('a build that changes while the server runs', () => {
  it('is answered with 503 for changed files', async () => {
    await appendFile(join(buildDir, 'robots.txt'), 'Allow: /\n');
    await rm(join(buildDir, 'img/logo.svg'));
    const changed = await get('/vibe/robots.txt');
    expect(changed.status).toBe(503);
    // The error is not a file, so it gets the headers of a page.
    expect(changed.headers['x-frame-options']).toBe('DENY');
    const answer = await get('/vibe/img/logo.svg');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toBe('The build is being replaced. Try again.\n');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get('/vibe/docs/intro')).status).toBe(200);
  });

  it('is served without a restart when it is finished', async () => {
    await writeFile(join(buildDir, 'added.txt'), 'new');
    await finishBuild({ buildDir, rules: { ...fixtureRules, redirects: [] } });
    const changed = await get('/vibe/robots.txt');
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toContain('Allow: /');
    expect((await get('/vibe/added.txt')).body.toString()).toBe('new');
    expect((await get('/vibe/img/logo.svg')).status).toBe(404);
    expect((await get('/vibe/docs/R&D')).status).toBe(404);
  });

  it('is served as it was while its manifest is half written', async () => {
    const file = join(buildDir, '.hosting-manifest.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, 50));
    expect((await get('/vibe/docs/intro')).status).toBe(200);
    await writeFile(file, text);
    expect((await get('/vibe/docs/intro')).status).toBe(200);
  });
});

describe('createSiteServer', () => {
  it('names the folder and the remedy when there is no build', async () => {
    const text = await readFile(join(buildDir, '.hosting-manifest.json'), 'utf8');
    const manifest = JSON.parse(text);
    const missing = join(temporary.folder, 'missing');
    expect(() => createSiteServer({ buildDir: missing, manifest })).toThrow(
      `Cannot read the build folder ${missing}. Run "npm run build" first.`,
    );
  });
});
