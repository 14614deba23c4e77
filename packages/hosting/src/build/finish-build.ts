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
import {
  noCompressionCache,
  openCompressionCache,
  type SiblingReport,
  writeSiblings,
} from './write-siblings.ts';

/** Result of `finishBuild`: statistics, or all findings. */
export type FinishedBuild =
  | {
      readonly kind: 'finished';
      readonly manifest: HostingManifest;
      readonly pages: number;
      readonly siblings: SiblingReport;
    }
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

function redirectFindings(files: ReadonlySet<string>, rules: HostingRules): readonly Diagnostic[] {
  return checkRedirects(files, rules).map(({ message, hint }) => ({
    code: 'hosting/redirect',
    severity: 'error',
    file: 'hosting rules',
    line: 1,
    column: 1,
    message,
    hint,
  }));
}

/** A page, with its path below the build folder, beginning with `/`. */
type InspectedPage = HtmlInspection & { readonly file: string };

/** Pages are inspected sequentially: the time goes into parsing, not into reading. */
async function inspectPages(
  buildDir: string,
  files: ReadonlySet<string>,
  known: ReadonlyMap<string, HtmlInspection>,
): Promise<readonly InspectedPage[]> {
  const inspections: InspectedPage[] = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const inspection = known.get(file) ?? (await inspectFile(buildDir, file));
    inspections.push({ file, ...inspection });
  }
  return inspections;
}

async function inspectFile(buildDir: string, file: string): Promise<HtmlInspection> {
  return inspectHtml(await readFile(join(buildDir, file), 'utf8'), file.slice(1));
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
  const siblings = await writeSiblings(buildDir, files, { cache, isOfOnePage });
  await writeManifest(buildDir, manifest);
  return { kind: 'finished', manifest, pages: pages.length, siblings };
}
