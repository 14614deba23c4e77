import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '@vibe-docs/kernel';
import { listSiteFiles } from '../files/list-site-files.ts';
import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { writeManifest } from '../manifest/hosting-manifest.ts';
import { isFramedPage } from '../rules/answer-kind.ts';
import { checkRedirects } from '../rules/check-redirects.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { type HtmlInspection, hashSource, inspectHtml } from './inspect-html.ts';
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

/** Pages are inspected sequentially: the time goes into parsing, not into reading. */
async function inspectPages(
  buildDir: string,
  files: ReadonlySet<string>,
  known: ReadonlyMap<string, HtmlInspection>,
) {
  const pages: (HtmlInspection & { readonly file: string })[] = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const read = () => readFile(join(buildDir, file), 'utf8');
    const inspection = known.get(file) ?? inspectHtml(await read(), file.slice(1));
    pages.push({ file, ...inspection });
  }
  return pages;
}

/**
 * Finishes a build so that it can be served: checks pages and redirects, writes the manifest and
 * the compressed siblings. The result is reproducible.
 *
 * @param options.inspections Results of `inspectHtml` by path below the build folder,
 * beginning with `/`. Other pages are read from disk.
 * @param options.isOfOnePage Whether a file, by such a path, gets the faster compression, because only one
 * page loads it, and not immediately. Default: none.
 * @param options.cacheDir Caches compressed content for the next build. Without it all is compressed.
 * @returns `failed` with all findings, sorted by file and line; in that case nothing was written.
 * @throws Error when the build folder cannot be read or written.
 */
export async function finishBuild(options: {
  readonly buildDir: string;
  readonly rules: HostingRules;
  readonly inspections?: ReadonlyMap<string, HtmlInspection>;
  readonly isOfOnePage?: (file: string) => boolean;
  readonly cacheDir?: string;
}): Promise<FinishedBuild> {
  const { buildDir, rules, inspections = new Map(), isOfOnePage = () => false, cacheDir } = options;
  const files = listSiteFiles(buildDir);
  const pages = await inspectPages(buildDir, files, inspections);
  const findings = [...checkRedirects(files, rules), ...pages.flatMap((page) => page.findings)];
  if (findings.length > 0) return { kind: 'failed', findings };

  const others = pages.filter(({ file }) => !isFramedPage(file, rules));
  const manifest: HostingManifest = {
    version: 3,
    rules,
    inlineHashes: inlineHashesOf(others),
    pageStyles: Object.fromEntries(others.map(({ file, styles }) => [file, hashesOf(styles)])),
    framedHashes: inlineHashesOf(pages.filter(({ file }) => isFramedPage(file, rules))),
  };
  await writeSiblings(buildDir, files, { cacheDir, isOfOnePage });
  await writeManifest(buildDir, manifest);
  return { kind: 'finished', manifest, pages: pages.length };
}
