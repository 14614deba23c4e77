import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from './build/finish-build.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from './testing/fixture-site.ts';
import { startCommand } from './testing/run-command.ts';

let temporary: TemporaryFolder;
let buildDir: string;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeFixtureSite(buildDir);
  await finishBuild({ buildDir, rules: fixtureRules });
});
afterAll(() => temporary.remove());

const exportSite = (parameters: readonly string[]) =>
  startCommand({ name: 'export-site', parameters: ['--build-dir', buildDir, ...parameters] }).done;

describe('the export-site command', () => {
  it('writes an nginx configuration with the given values', async () => {
    const out = join(temporary.folder, 'deploy/nginx.conf');
    const parameters = ['--root', '/var/www/docs', '--server-name', 'docs.example.org'];
    const flags = ['--listen', '8080', '--https', '--brotli'];
    const { code, output } = await exportSite(['nginx', '--out', out, ...parameters, ...flags]);
    expect({ code, output }).toEqual({ code: 0, output: `Wrote nginx export to ${out}.\n` });
    const text = await readFile(out, 'utf8');
    expect(text).toContain(
      '  listen 8080;\n  server_name docs.example.org;\n  root "/var/www/docs";\n',
    );
    expect(text).toContain('\n  brotli_static on;\n');
    expect(text).toContain('\n  add_header Strict-Transport-Security "max-age=31536000" always;\n');
  });

  it('writes the folder for GitHub Pages', async () => {
    const out = join(temporary.folder, 'github-pages');
    const { code, output } = await exportSite(['github-pages', '--out', out]);
    expect({ code, output }).toEqual({ code: 0, output: `Wrote github-pages export to ${out}.\n` });
  });

  it.each([[['nginx']], [['--out', 'somewhere']], [['ftp', '--out', 'somewhere']]])(
    'shows how to use it for %j',
    async (parameters) => {
      const { code, output } = await exportSite(parameters);
      expect(output).toMatch(/^Usage: export-site <target>/);
      expect(code).toBe(1);
    },
  );
});
