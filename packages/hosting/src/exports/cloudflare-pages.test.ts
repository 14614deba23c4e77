// The export in Cloudflare's own runtime, workerd, at night. wrangler is not a dependency: it weighs 200 MB, and a
// single test needs it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { fixtureRules, makeTemporaryFolder, writeFixtureSite } from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { requestTable } from '../testing/request-table.ts';
import { exportStaticHosts } from './export-static-hosts.ts';

/** The newest release that runs with the oldest Node.js of this project. */
const WRANGLER = 'wrangler@4.50.0';
const PORT = 8788;
const isNightly = process.env.TEST_FULL === '1';

describe.skipIf(!isNightly)('the export on Cloudflare Pages (at night)', () => {
  it('differs from the request table in the listed answers only', {
    timeout: 240_000,
  }, async () => {
    const { folder, remove } = await makeTemporaryFolder();
    const [buildDir, outDir] = [join(folder, 'build'), join(folder, 'out')];
    await writeFixtureSite(buildDir);
    await finishBuild({ buildDir, rules: fixtureRules });
    await exportStaticHosts({ buildDir, outDir });
    const parameters = ['--ip', '127.0.0.1', '--port', String(PORT)];
    const date = ['--compatibility-date', '2025-11-01'];
    const wrangler = spawn(
      'npx',
      ['--yes', WRANGLER, 'pages', 'dev', outDir, ...parameters, ...date],
      {
        cwd: folder,
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          CLOUDFLARE_CF_FETCH_ENABLED: 'false',
          WRANGLER_SEND_METRICS: 'false',
        },
      },
    );
    try {
      await expect
        .poll(
          () =>
            request({ port: PORT, target: '/vibe/' }).then(
              ({ status }) => status,
              () => 0,
            ),
          {
            timeout: 120_000,
          },
        )
        .toBe(200);
      await expect(`${(await listDifferences()).join('\n')}\n`).toMatchFileSnapshot(
        '../testing/cloudflare-differences.txt',
      );
    } finally {
      if (wrangler.pid !== undefined) process.kill(-wrangler.pid);
      await remove();
    }
  });
});

/** @returns one line for each request whose status, address or type is not that of the table */
async function listDifferences(): Promise<string[]> {
  const lines: string[] = [];
  for (const { target, method = 'GET', accept, ...expected } of requestTable) {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const answer = await request({ port: PORT, target, method, headers }).catch(() => undefined);
    const found = `${answer?.status ?? 'no answer'} ${answer?.headers.location ?? ''}`.trim();
    const wanted = `${expected.status} ${expected.location ?? ''}`.trim();
    const type = answer?.headers['content-type']?.replaceAll('"', '').toLowerCase();
    const isOtherType =
      expected.status === 200 &&
      expected.contentType !== undefined &&
      type !== expected.contentType;
    if (found !== wanted || isOtherType) {
      const asks = accept === undefined ? '' : ` (${accept})`;
      const types = isOtherType ? `, ${type} in place of ${expected.contentType}` : '';
      lines.push(`${method} ${target}${asks}: ${found} in place of ${wanted}${types}`);
    }
  }
  return lines;
}
