// A shared cache in front of the server: pages and their Markdown have one address, and copies in three
// encodings, so a cache that obeys Vary must never mix them up.
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import {
  fixturePage,
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { findNginx, type RunningNginx, startNginx } from '../testing/start-nginx.ts';
import { createSiteServer } from './create-site-server.ts';
import type { Listening } from './listen.ts';

const executable = findNginx();
if (executable === undefined && process.env.TEST_FULL) {
  throw new Error('The tests of a shared cache need nginx: install it, for example by apt-get.');
}
const reason = executable === undefined ? ' (skipped: no nginx on PATH or in /usr/sbin)' : '';

describe.skipIf(executable === undefined)(`a shared cache before the server${reason}`, () => {
  let temporary: TemporaryFolder;
  let site: Listening;
  let cache: RunningNginx;

  beforeAll(async () => {
    temporary = await makeTemporaryFolder();
    const buildDir = join(temporary.folder, 'build');
    await writeFixtureSite(buildDir);
    const build = await finishBuild({ buildDir, rules: fixtureRules });
    if (build.kind === 'failed' || executable === undefined) throw new Error('No fixture build.');
    site = await createSiteServer({ buildDir, manifest: build.manifest }).listen({ port: 0 });
    cache = await startNginx({
      executable,
      prefix: join(temporary.folder, 'nginx'),
      conf: (listen) => renderCache(listen, site.port, temporary.folder),
    });
  });
  afterAll(async () => {
    await cache?.stop();
    await site?.close();
    await temporary?.remove();
  });

  const ask = async (target: string, headers: Readonly<Record<string, string>>) => {
    const answer = await request({ port: cache.port, target, headers });
    return { ...answer, state: answer.headers['x-cache'] };
  };

  it('keeps a page and its Markdown apart', async () => {
    const readers = [
      ['text/html,*/*;q=0.8', 'text/html; charset=utf-8', fixturePage('docs/guide.html')],
      ['text/markdown', 'text/markdown; charset=utf-8', '# Guide\n'],
    ] as const;
    for (const state of ['MISS', 'HIT']) {
      for (const [accept, type, body] of readers) {
        const answer = await ask('/vibe/docs/guide', { accept });
        expect(answer.headers['content-type']).toBe(type);
        expect(answer.body.toString()).toBe(body);
        expect(answer.state).toBe(state);
      }
    }
  });

  it('keeps the encodings of a page apart', async () => {
    for (const state of ['MISS', 'HIT']) {
      const small = await ask('/vibe/docs/intro', { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(small.body).toString()).toBe(fixturePage('docs/intro.html'));
      expect(small.state).toBe(state);
      const plain = await ask('/vibe/docs/intro', {});
      expect(plain.body.toString()).toBe(fixturePage('docs/intro.html'));
      expect(plain.state).toBe(state);
    }
  });

  it('keeps files with a hash in their name, and no page, when it obeys Cache-Control', async () => {
    const script = '/vibe/assets/js/main.abc123.js';
    const states = [];
    for (const target of [script, script, '/vibe/docs/intro', '/vibe/docs/intro']) {
      states.push((await ask(`/obeys${target}`, {})).state);
    }
    expect(states).toEqual(['MISS', 'HIT', 'MISS', 'MISS']);
  });
});

/** A cache that keeps everything for a minute, although pages say `no-cache`; below `/obeys/` it does as they say. */
function renderCache(listen: string, sitePort: number, folder: string): string {
  const pass = (path: string, more: string) => `location ${path} {
    proxy_pass http://127.0.0.1:${sitePort}/;
    proxy_cache shared;
    proxy_cache_key $request_uri;
    add_header X-Cache $upstream_cache_status;
    ${more}
  }`;
  return `proxy_cache_path "${folder}/kept" keys_zone=shared:1m;
server {
  listen ${listen};
  ${pass('/', 'proxy_ignore_headers Cache-Control; proxy_cache_valid 200 1m;')}
  ${pass('/obeys/', '')}
}
`;
}
