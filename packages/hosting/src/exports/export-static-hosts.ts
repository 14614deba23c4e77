import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSiteFiles } from '../files/list-site-files.ts';
import { readManifest } from '../manifest/read-manifest.ts';
import { notFoundFile } from '../rules/route-table.ts';
import { copySite } from './copy-site.ts';
import { renderHeadersFile } from './headers-file.ts';
import { injectPolicy, pagePolicyOf } from './inject-policy.ts';
import { openExportFolder } from './open-export-folder.ts';
import { renderRedirectsFile } from './redirects-file.ts';
import { refreshFileList } from './refresh-file-list.ts';

/**
 * Exports a folder for Netlify or Cloudflare Pages: the site below its base path, the
 * not-found page where these hosts expect it, `_headers` and `_redirects`.
 *
 * @returns The number of copied files.
 * @throws Error when a folder or the manifest cannot be read.
 */
export async function exportStaticHosts(options: {
  readonly buildDir: string;
  readonly outDir: string;
}): Promise<{ readonly files: number }> {
  const { buildDir, outDir } = options;
  const manifest = readManifest(buildDir);
  const files = listSiteFiles(buildDir);
  const headers = renderHeadersFile(manifest);
  await openExportFolder(outDir, buildDir);
  const siteDir = join(outDir, manifest.rules.basePath);
  const copied = await copySite(buildDir, siteDir, files);
  if (manifest.rules.framed !== undefined) {
    for (const page of copied.filter((file) => file.endsWith('.html'))) {
      const text = await readFile(join(buildDir, page), 'utf8');
      const policy = pagePolicyOf(manifest, page);
      await writeFile(join(siteDir, page), injectPolicy(text, policy, page));
    }
    await refreshFileList(siteDir, manifest.rules);
  }
  if (files.has(notFoundFile)) {
    await copyFile(join(siteDir, notFoundFile), join(outDir, notFoundFile));
  }
  await writeFile(join(outDir, '_headers'), headers);
  await writeFile(join(outDir, '_redirects'), renderRedirectsFile(manifest.rules, files));
  return { files: copied.length };
}
