import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@vibe-docs/kernel';
import type { EncodedPath } from '../rules/site-paths.ts';
import {
  beginExport,
  copySite,
  type ExportFolders,
  siteAliases,
  writeInto,
} from './export-folder.ts';
import { injectPolicies, injectPolicy, pagePolicyOf } from './inject-policy.ts';

/**
 * Exports the build for GitHub Pages, which supports neither custom headers nor redirects: pages
 * contain their policy, aliases become small pages.
 *
 * An alias `/docs` becomes `docs.html` and `docs/index.html`: Pages looks for the first without
 * a trailing slash and for the second with one.
 *
 * @returns Notes for who runs the command. On a disk that does not distinguish case, an alias that differs from a page by
 * case alone is left out.
 * @throws Error when a folder or the manifest cannot be read, or a policy cannot be inserted into a page.
 */
export async function exportGithubPages(folders: ExportFolders): Promise<readonly string[]> {
  const { buildDir, outDir } = folders;
  const { manifest, files } = await beginExport(folders);
  const { rules } = manifest;
  await writeInto(outDir, '.nojekyll', '');
  const { copied, notes } = await copySite(buildDir, outDir, files);
  await injectPolicies(outDir, copied, manifest);

  const aliases = siteAliases(files, rules);
  const scriptUrl = rules.basePath + redirectScriptFile.slice(1);
  if (aliases.length > 0) await writeInto(outDir, redirectScriptFile, redirectScript);
  const leftOut: string[] = [];
  for (const { path, location } of aliases) {
    const sitePath = path.slice(rules.basePath.length - 1);
    const index = `${sitePath}/index.html`;
    const policy = pagePolicyOf(manifest, index);
    const text = injectPolicy(redirectPage(location, scriptUrl), policy, index);
    const own = [`${sitePath}.html`, index].filter((file) => !files.has(file));
    if (own.some((file) => existsSync(join(outDir, file)))) {
      leftOut.push(path);
    } else {
      for (const file of own) await writeInto(outDir, file, text);
    }
  }
  const note = `This disk does not distinguish upper and lower case: short addresses that differ from another address only by case are left out: ${leftOut.join(', ')}.`;
  return leftOut.length > 0 ? [...notes, note] : notes;
}

/** Site path of the script that redirect pages load. */
const redirectScriptFile = '/assets/js/redirect-page.js';

/** Redirects to the canonical address and keeps query and hash, which `<meta refresh>` would lose. */
export const redirectScript = `(() => {
  const target = document.querySelector('link[rel="canonical"]');
  if (target) location.replace(target.href + location.search + location.hash);
})();
`;

/**
 * Writes a page that redirects to another one, for hosts without redirects. The refresh is in
 * `<noscript>`, so that it cannot run before the script.
 *
 * @param scriptUrl Address of the file with `redirectScript`.
 */
function redirectPage(location: EncodedPath, scriptUrl: string): string {
  const href = escapeHtml(location);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This page moved</title>
<link rel="canonical" href="${href}">
<script src="${escapeHtml(scriptUrl)}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>This page moved to <a href="${href}">${escapeHtml(decodeURI(location))}</a>.</p>
</body>
</html>
`;
}
