import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@vibe-docs/kernel';
import type { HostingManifest } from '../built-site.ts';
import { listSiteFiles, writeManifest } from '../built-site.ts';
import { checkRedirects } from '../rules/check-redirects.ts';
import { isFramedPage, type SiteFile } from '../rules/file-kinds.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { type HtmlInspection, hashSource, inspectHtml } from './page-html.ts';
import { writeSiblings } from './write-siblings.ts';

/** Result of `finishBuild`: what was written, or all findings. */
export type FinishedBuild =
  | { readonly kind: 'finished'; readonly manifest: HostingManifest; readonly pages: number }
  | { readonly kind: 'failed'; readonly findings: readonly Diagnostic[] };

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashSource))].sort();
}

function inlineHashesOf(pages: readonly HtmlInspection[]): HostingManifest['inlineHashes'] {
  return {
    scripts: hashesOf(pages.flatMap(({ scripts }) => scripts)),
    styles: hashesOf(pages.flatMap(({ styles }) => styles)),
    styleAttributes: hashesOf(pages.flatMap(({ styleAttributes }) => styleAttributes)),
  };
}

/**
 * Finishes a build so that it can be served: checks pages and redirects, writes the manifest and
 * the compressed siblings. The result is reproducible.
 *
 * @param options.inspections Results of `inspectHtml`, by the name of the page. Other pages are read from disk.
 * @param options.isOfOnePage Whether a file gets the faster compression, because only one
 * page loads it, and not immediately. Default: none.
 * @param options.cacheDir Caches compressed content for the next build. Without it all is compressed.
 * @returns `failed` with all findings, sorted by file and line; in that case nothing was written.
 * @throws Error when the build folder cannot be read or written.
 */
export async function finishBuild(options: {
  readonly buildDir: string;
  readonly rules: HostingRules;
  readonly inspections?: ReadonlyMap<SiteFile, HtmlInspection>;
  readonly isOfOnePage?: (file: SiteFile) => boolean;
  readonly cacheDir?: string;
}): Promise<FinishedBuild> {
  const { buildDir, rules, inspections = new Map(), isOfOnePage = () => false, cacheDir } = options;
  const files = listSiteFiles(buildDir, inspections.keys());
  // One after the other: the time goes into parsing, not into reading.
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const read = () => readFileSync(join(buildDir, file), 'utf8');
      return { file, ...(inspections.get(file) ?? inspectHtml(read(), file.slice(1))) };
    });
  const findings = [...checkRedirects(files, rules), ...pages.flatMap((page) => page.findings)];
  if (findings.length > 0) return { kind: 'failed', findings };

  const manifest = manifestOf(rules, pages);
  await writeSiblings(buildDir, files, { cacheDir, isOfOnePage });
  await writeManifest(buildDir, manifest);
  return { kind: 'finished', manifest, pages: pages.length };
}

/**
 * Makes the manifest of a site: what its server needs to know.
 *
 * @param pages Results of `inspectHtml`, with the name of each page.
 */
export function manifestOf(
  rules: HostingRules,
  pages: readonly (HtmlInspection & { readonly file: SiteFile })[],
): HostingManifest {
  const others = pages.filter(({ file }) => !isFramedPage(file, rules));
  return {
    version: 3,
    rules,
    inlineHashes: inlineHashesOf(others),
    pageStyles: Object.fromEntries(others.map(({ file, styles }) => [file, hashesOf(styles)])),
    framedHashes: inlineHashesOf(pages.filter(({ file }) => isFramedPage(file, rules))),
  };
}
