import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beginExport, copySite, type ExportFolders } from './export-folder.ts';

/**
 * Exports a folder for Cloudflare Pages: the site below its base path, and the worker that answers its requests.
 *
 * @returns Notes for who runs the command.
 * @throws Error when a folder or the manifest cannot be read.
 */
export async function exportCloudflare(folders: ExportFolders): Promise<readonly string[]> {
  const { buildDir, outDir } = folders;
  const { manifest, files } = await beginExport(folders);
  const { copied, notes } = await copySite(buildDir, join(outDir, manifest.rules.basePath), files);
  const site = [manifest, copied].map((value) => JSON.stringify(value)).join(', ');
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
  return notes;
}
