import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { listSiteFiles } from '../built-site.ts';
import { checkRequestTable } from '../testing/check-request-table.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { findNginx, type RunningNginx, startNginx } from '../testing/start-nginx.ts';
import { renderNginxConf } from './nginx-conf.ts';

const executable = findNginx();
const reason = executable === undefined ? ' (skipped: no nginx on PATH or in /usr/sbin)' : '';

describe.skipIf(executable === undefined)(`a real nginx with our configuration${reason}`, () => {
  let temporary: TemporaryFolder;
  let nginx: RunningNginx;
  const port = () => nginx.port;

  beforeAll(async () => {
    temporary = await makeTemporaryFolder();
    const buildDir = join(temporary.folder, 'build');
    await writeFixtureSite(buildDir);
    const build = await finishBuild({ buildDir, rules: fixtureRules });
    if (build.kind === 'failed' || executable === undefined) throw new Error('No fixture build.');
    nginx = await startNginx({
      executable,
      prefix: join(temporary.folder, 'nginx'),
      conf: (listen) =>
        renderNginxConf({
          manifest: build.manifest,
          files: listSiteFiles(buildDir),
          root: buildDir,
          listen,
          serverName: '_',
          https: false,
          brotli: false,
        }),
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    await temporary?.remove();
  });

  checkRequestTable({ kind: 'nginx', port });

  it('sends the prepared gzip file to a reader who accepts it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await request({ port: port(), target: '/vibe/docs/intro', headers });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['/vibe/img/photo.png', { range: 'bytes=4-7' }, 206, undefined],
    // nginx rejects these before it evaluates its maps, with a plain-text answer of its own.
    ['/vibe/img/photo.png', { range: 'bytes=99-' }, 416, undefined],
    [
      '/vibe/img/photo.png',
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      412,
      'DENY',
    ],
  ])(
    'answers %s with %j by %s, and X-Frame-Options is %s',
    async (target, headers, status, frames) => {
      const answer = await request({ port: port(), target, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers['x-frame-options']).toBe(frames);
    },
  );

  it('sends all headers with the not-found page for a missing file', async () => {
    await rm(join(temporary.folder, 'build/blog/rss.xml'));
    const answer = await request({ port: port(), target: '/vibe/blog/rss.xml' });
    expect(answer.status).toBe(404);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('answers 304 with the same caching when the reader has the file', async () => {
    const target = '/vibe/assets/js/main.abc123.js';
    const first = await request({ port: port(), target });
    const headers = { 'if-none-match': first.headers.etag ?? '' };
    const second = await request({ port: port(), target, headers });
    expect(second.status).toBe(304);
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers['content-security-policy']).toBeUndefined();
  });
});
