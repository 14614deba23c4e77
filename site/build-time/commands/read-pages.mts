// `.mts` forces an ES module: as CommonJS, parse5 takes four times as long, because tsx then
// accesses its exports through getters.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HtmlInspection, inspectHtml, parsePage, writeEndTags } from '@vibe-docs/hosting';
import { mapConcurrently } from '@vibe-docs/kernel';
import type { MarkdownPage } from '@vibe-docs/markdown-pages';
import { type PageRecords, readBuiltPage, readTitle, type SearchSource } from '@vibe-docs/search';
import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Cards } from '../cards/write-cards.ts';

/** Concurrency: while native threads render cards, JavaScript parses the next pages. */
const AT_ONCE = 4;

/** The data that later steps need of the pages, which are read and parsed once. */
export interface PagesReading {
  /** Search records, in the order of the index. */
  readonly records: readonly PageRecords[];
  /** The `h1` of each page, by its path below the build folder, beginning with `/`. */
  readonly titles: ReadonlyMap<string, string | undefined>;
  /** Inline code of each page, by its path below the build folder, beginning with `/`. */
  readonly inspections: ReadonlyMap<string, HtmlInspection>;
  readonly markdown: readonly MarkdownPage[];
}

/**
 * Reads every built page, completes its end tags, and renders its card.
 *
 * @param convert returns the Markdown of a page, whose document it may change; the file is the page's path below the
 * build folder
 * @throws Error of `cards.drawFor`
 */
export async function readPages(
  source: SearchSource,
  cards: Cards,
  convert: (page: Nodes, file: string) => MarkdownPage | undefined,
): Promise<PagesReading> {
  const pages = await mapConcurrently(source.files, AT_ONCE, async (file) => {
    const html = await readFile(join(source.buildDir, file), 'utf8');
    const parsed = parsePage(html);
    const written = writeFile(join(source.buildDir, file), writeEndTags(html, parsed));
    const tree = fromParse5(parsed);
    const card = cards.drawFor(tree, file);
    const page = {
      path: `/${file.normalize()}`,
      record: readBuiltPage(source, file, () => tree),
      title: readTitle(tree),
      inspection: inspectHtml(html, file, parsed),
      // Last: it changes the document.
      markdown: convert(tree, file),
    };
    // Together: a promise that fails while another is awaited ends the process.
    await Promise.all([card, written]);
    return page;
  });
  return {
    records: pages.flatMap(({ record }) => record ?? []),
    titles: new Map(pages.map(({ path, title }) => [path, title])),
    inspections: new Map(pages.map(({ path, inspection }) => [path, inspection])),
    markdown: pages.flatMap(({ markdown }) => markdown ?? []),
  };
}
