// The export in Cloudflare's own runtime, workerd, at night. wrangler is not a dependency: it weighs 200 MB, and a
// single test needs it.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { listen } from '../server/listen.ts';
import { checkRequestTable } from '../testing/check-request-table.ts';
import {
  fixturePage,
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { exportCloudflare } from './export-cloudflare.ts';

/** The newest release that runs with the oldest Node.js of this project. */
const WRANGLER = 'wrangler@4.50.0';
const START_MS = 240_000;

describe.skipIf(process.env.TEST_FULL !== '1')('the export on Cloudflare Pages (at night)', () => {
  let temporary: TemporaryFolder;
  let wrangler: ChildProcess;
  let port: number;

  beforeAll(async () => {
    temporary = await makeTemporaryFolder();
    const [buildDir, outDir] = [join(temporary.folder, 'build'), join(temporary.folder, 'out')];
    await writeFixtureSite(buildDir);
    await finishBuild({ buildDir, rules: fixtureRules });
    await exportCloudflare({ buildDir, outDir });
    const free = await listen(() => {}, { port: 0 });
    port = free.port;
    await free.close();
    const options = [
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--compatibility-date',
      '2025-11-01',
    ];
    wrangler = spawn('npx', ['--yes', WRANGLER, 'pages', 'dev', outDir, ...options], {
      cwd: temporary.folder,
      // A process group, so that workerd ends as well.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
    });
    await vi.waitFor(() => request({ port, target: '/' }), { timeout: START_MS });
  });
  afterAll(async () => {
    if (wrangler?.pid !== undefined) process.kill(-wrangler.pid);
    await temporary?.remove();
  });

  checkRequestTable({ kind: 'workerd', port: () => port });

  it('sends a page, and 304 when the reader has it', async () => {
    const target = '/vibe/docs/C%23';
    const { body, headers } = await request({ port, target });
    expect(body.toString()).toBe(fixturePage('docs/C#.html'));
    const again = { 'if-none-match': headers.etag ?? '' };
    const kept = await request({ port, target, headers: again });
    expect(kept.status).toBe(304);
    expect(kept.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });
});
