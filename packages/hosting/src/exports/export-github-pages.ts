import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listSiteFiles } from '../files/list-site-files.ts';
import { readManifest } from '../manifest/hosting-manifest.ts';
import { copySite, openExportFolder, siteAliases } from './export-folder.ts';
import { injectPolicies, injectPolicy, pagePolicyOf } from './inject-policy.ts';
import { redirectPage, redirectScript, redirectScriptFile } from './redirect-page.ts';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Exports the build for GitHub Pages, which supports neither custom headers nor redirects: pages
 * contain their policy, aliases become small pages.
 *
 * An alias `/docs` becomes `docs.html` and `docs/index.html`: Pages looks for the first without
 * a trailing slash and for the second with one.
 *
 * @throws Error when a folder or the manifest cannot be read, or a policy cannot be inserted into a page.
 */
export async function exportGithubPages(options: {
  readonly buildDir: string;
  readonly outDir: string;
}): Promise<void> {
  const { buildDir, outDir } = options;
  const manifest = readManifest(buildDir);
  const { rules } = manifest;
  const files = listSiteFiles(buildDir);
  await openExportFolder(outDir, buildDir);
  await write(join(outDir, '.nojekyll'), '');
  await injectPolicies(outDir, await copySite(buildDir, outDir, files), manifest);

  const aliases = siteAliases(files, rules);
  const scriptUrl = rules.basePath + redirectScriptFile.slice(1);
  if (aliases.length > 0) await write(join(outDir, redirectScriptFile), redirectScript);
  for (const { path, location } of aliases) {
    const sitePath = path.slice(rules.basePath.length - 1);
    const policy = pagePolicyOf(manifest, sitePath);
    const text = injectPolicy(redirectPage(location, scriptUrl), policy, sitePath);
    for (const file of [`${sitePath}.html`, `${sitePath}/index.html`]) {
      if (!files.has(file)) await write(join(outDir, file), text);
    }
  }
}
