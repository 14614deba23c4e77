import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unifyLineBreaks } from '@vibe-docs/kernel';
import { BASE_PATH } from '@vibe-docs/site-model/base-path';
import { identity } from '@vibe-docs/site-model/identity';
import { ARTICLE_CLASSES } from '@vibe-docs/theme/internals/article-classes';
import type { Nodes } from 'hast';
import {
  type MarkdownPage,
  markdownPath,
  pageToMarkdown,
  type SiteMarkdown,
  writeMarkdownPages,
} from '../../src/markdown/index.ts';
import { markdownAddress } from '../../ui/markdown-address.ts';

const SUMMARY =
  'Developer documentation of ViBe, a learning platform that asks one question at a time: set-up, architecture, HTTP API, and tutorials for its stack.';

/**
 * @param files of the built pages, below the build folder
 * @param origin under which the site is published
 * @returns a converter of built pages, which changes their articles in place; the file is its path below the build
 * folder. For a page without Markdown of its own, such as the list of search results, it returns `undefined`.
 */
export function markdownConverter(
  files: readonly string[],
  origin: string,
): (page: Nodes, file: string) => MarkdownPage | undefined {
  const paths = new Set(files.map(pathOf));
  const markdownOf = (path: string) => (paths.has(path) ? markdownAddress(path) : undefined);
  const context = { siteUrl: siteUrlOf(origin), markdownOf, classes: ARTICLE_CLASSES };
  return (page, file) => {
    const path = pathOf(file);
    const isOwn = markdownOf(path) === markdownPath(path);
    return isOwn ? pageToMarkdown(page, path, context) : undefined;
  };
}

/**
 * Writes the Markdown of the pages into the build, and the files that list them: the API after the docs. `404.md` is
 * there already.
 */
export function writeSiteMarkdown(
  buildDir: string,
  origin: string,
  { pages, sections: parts }: SiteMarkdown,
): void {
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith(`${BASE_PATH}api`));
  const sections = parts.toSpliced(1, 0, { title: 'API reference', paths });
  const facts = { title: identity.title, summary: SUMMARY, siteUrl: siteUrlOf(origin) };
  writeMarkdownPages(buildDir, { pages, sections }, facts);
  // Docusaurus copies it as an editor has saved it.
  const notFound = join(buildDir, '404.md');
  writeFileSync(notFound, unifyLineBreaks(readFileSync(notFound, 'utf8')));
}

function siteUrlOf(origin: string): string {
  return `${origin}${BASE_PATH.slice(0, -1)}`;
}

function pathOf(file: string): string {
  return encodeURI(BASE_PATH + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}
