// Exports the build for a host:
// `tsx src/export-site.ts nginx|github-pages --build-dir <folder> --out <path>`.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listSiteFiles, readManifest } from './built-site.ts';
import { exportGithubPages } from './exports/export-github-pages.ts';
import { renderNginxConf } from './exports/nginx-conf.ts';

const usage = `Usage: export-site <target> --build-dir <folder> --out <path>
  nginx          writes a configuration file to --out
                 [--root <folder on the web server>] [--listen 80] [--server-name _] [--https] [--brotli]
  github-pages   writes a folder for GitHub Pages to --out`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'build-dir': { type: 'string', default: 'build' },
      out: { type: 'string' },
      root: { type: 'string' },
      listen: { type: 'string', default: '80' },
      'server-name': { type: 'string', default: '_' },
      https: { type: 'boolean', default: false },
      brotli: { type: 'boolean', default: false },
    },
  });
  const [target = ''] = positionals;
  const { 'build-dir': buildDir, out: outDir } = values;
  if (outDir === undefined) throw new Error(usage);
  let notes: readonly string[] = [];
  switch (target) {
    case 'nginx': {
      const { listen, https, brotli, 'server-name': serverName } = values;
      const root = values.root ?? resolve(buildDir);
      const manifest = readManifest(buildDir);
      const files = listSiteFiles(buildDir, Object.keys(manifest.pageStyles));
      const options = { manifest, files, root, listen, serverName, https, brotli };
      await mkdir(dirname(outDir), { recursive: true });
      await writeFile(outDir, renderNginxConf(options));
      break;
    }
    case 'github-pages':
      notes = await exportGithubPages({ buildDir, outDir });
      break;
    default:
      throw new Error(usage);
  }
  console.log([...notes, `Wrote ${target} export to ${outDir}.`].join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
