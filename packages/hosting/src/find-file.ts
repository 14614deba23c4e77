import { listSiteFiles, readManifest } from './built-site.ts';
import { answerRequest, serveSite } from './rules/answer-request.ts';
import type { SiteFile } from './rules/file-kinds.ts';

/**
 * Opens a built site for look-ups by address, as the server answers somebody who prefers Markdown.
 *
 * @param buildDir what is served at the base path
 * @returns A function that takes an address as a request line has it, below the host or whole, with or without query
 *   and hash. It returns the file of the answer, after a redirect as well: `/docs/intro.md` below the folder, or
 *   `/search.html` for a page without Markdown; `undefined` for all that the server refuses or does not find.
 * @throws Error that names the file and the remedy when the folder holds no finished site
 */
export function openSite(buildDir: string): (address: string) => SiteFile | undefined {
  const manifest = readManifest(buildDir);
  const files = listSiteFiles(buildDir, Object.keys(manifest.pageStyles));
  const site = serveSite({ manifest, files });
  const ask = (target: string) =>
    answerRequest({ method: 'GET', target, accept: 'text/markdown' }, site);
  return (address) => {
    const first = ask(address);
    const answer = first.headers.Location === undefined ? first : ask(first.headers.Location);
    return answer.kind === 'file' && answer.status === 200 ? answer.file : undefined;
  };
}
