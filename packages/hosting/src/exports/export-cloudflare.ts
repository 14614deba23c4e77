import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listSiteFiles } from '../files/list-site-files.ts';
import { readManifest } from '../manifest/hosting-manifest.ts';
import { copySite, openExportFolder } from './export-folder.ts';

/**
 * Exports a folder for Cloudflare Pages: the site below its base path, and the worker that answers its requests.
 *
 * @throws Error when a folder or the manifest cannot be read.
 */
export async function exportCloudflare(options: {
  readonly buildDir: string;
  readonly outDir: string;
}): Promise<void> {
  const { buildDir, outDir } = options;
  const manifest = readManifest(buildDir);
  await openExportFolder(outDir, buildDir);
  const files = await copySite(
    buildDir,
    join(outDir, manifest.rules.basePath),
    listSiteFiles(buildDir),
  );
  const site = [manifest, files].map((value) => JSON.stringify(value)).join(', ');
  await build({
    stdin: {
      contents: `import { createWorker } from './cloudflare-worker.ts';\nexport default createWorker(${site});`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    outfile: join(outDir, '_worker.js'),
  });
}
