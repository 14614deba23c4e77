import { escapeHtml } from '@vibe-docs/kernel';
import type { EncodedPath } from '../rules/site-paths.ts';

/** Site path of the script that redirect pages load. */
export const redirectScriptFile = '/assets/js/redirect-page.js';

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
export function redirectPage(location: EncodedPath, scriptUrl: string): string {
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
