import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSiteFiles } from '../files/list-site-files.ts';
import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { writeManifest } from '../manifest/write-manifest.ts';
import { isFramedPage } from '../rules/answer-kind.ts';
import { checkRedirects } from '../rules/check-redirects.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { noCompressionCache, openCompressionCache } from './compression-cache.ts';
import type { Finding } from './finding.ts';
import { hashSource } from './hash-source.ts';
import { type HtmlInspection, inspectHtml } from './inspect-html.ts';
import { type SiblingReport, writeSiblings } from './write-siblings.ts';

/** What `finishBuild` did, or every reason why it could not. */
export type FinishedBuild =
  | {
      readonly kind: 'finished';
      readonly manifest: HostingManifest;
      readonly pages: number;
      readonly siblings: SiblingReport;
    }
  | { readonly kind: 'failed'; readonly findings: readonly Finding[] };

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

function redirectFindings(files: ReadonlySet<string>, rules: HostingRules): readonly Finding[] {
  return checkRedirects(files, rules).map(({ message, hint }) => ({
    code: 'hosting/redirect',
    file: 'hosting rules',
    line: 1,
    column: 1,
    message,
    hint,
  }));
}

/** A page, by its path below the build folder, beginning with `/`. */
type InspectedPage = HtmlInspection & { readonly file: string };

/** Pages are inspected one after the other: parsing is what takes the time, not reading. */
async function inspectPages(
  buildDir: string,
  files: ReadonlySet<string>,
): Promise<readonly InspectedPage[]> {
  const inspections: InspectedPage[] = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const text = await readFile(join(buildDir, file), 'utf8');
    inspections.push({ file, ...inspectHtml(text, file.slice(1)) });
  }
  return inspections;
}

/**
 * Makes a fresh build ready to be served: checks the pages and redirects, writes the manifest and
 * the compressed siblings. The same build gives the same bytes.
 *
 * @param options.cacheDir Keeps compressed contents for the next build. Without it all is compressed.
 * @returns `failed` with every finding, sorted by file and line; then nothing was written.
 * @throws Error when the build folder cannot be read or written.
 */
export async function finishBuild(options: {
  readonly buildDir: string;
  readonly rules: HostingRules;
  readonly cacheDir?: string;
}): Promise<FinishedBuild> {
  const { buildDir, rules, cacheDir } = options;
  const files = listSiteFiles(buildDir);
  const pages = await inspectPages(buildDir, files);
  const findings = [...redirectFindings(files, rules), ...pages.flatMap((page) => page.findings)];
  if (findings.length > 0) return { kind: 'failed', findings };

  const framed = pages.filter(({ file }) => isFramedPage(file, rules));
  const others = pages.filter(({ file }) => !isFramedPage(file, rules));
  const manifest: HostingManifest = {
    version: 2,
    rules,
    inlineHashes: inlineHashesOf(others),
    pageStyles: Object.fromEntries(others.map(({ file, styles }) => [file, hashesOf(styles)])),
    framedHashes: inlineHashesOf(framed),
  };
  const cache = cacheDir === undefined ? noCompressionCache : await openCompressionCache(cacheDir);
  const siblings = await writeSiblings(buildDir, files, cache);
  await writeManifest(buildDir, manifest);
  return { kind: 'finished', manifest, pages: pages.length, siblings };
}
