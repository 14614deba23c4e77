// `.mts` forces an ES module: as CommonJS, parse5 takes four times as long, because tsx then
// accesses its exports through getters.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cards, type CardText, readCard } from '@vibe-docs/agents/build/cards/write-cards';
import type { MarkdownPage } from '@vibe-docs/agents/markdown';
import { type HtmlInspection, inspectHtml, parsePage, writeEndTags } from '@vibe-docs/hosting';
import { mapConcurrently } from '@vibe-docs/kernel';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { type PageRecords, readBuiltPage, readTitle, type SearchSource } from '@vibe-docs/search';
import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { projectFolder } from '../model/page-files.ts';

/** Concurrency: while native threads render cards, JavaScript parses the next pages. */
const AT_ONCE = 4;

/** What is read from one page. */
interface PageReading {
  /** With its end tags. */
  readonly html: string;
  readonly card: CardText | undefined;
  readonly record: PageRecords | undefined;
  readonly title: string | undefined;
  readonly inspection: HtmlInspection;
  readonly markdown: MarkdownPage | undefined;
}

/** Reads a page, unless it was read before and nothing has changed. */
type Remember = (file: string, html: string, read: () => PageReading) => PageReading;

const openStore = () =>
  openResultStore<PageReading>('built-pages', {
    projectFolder,
    code: [
      'packages/agents/build',
      'packages/agents/src/markdown',
      'packages/agents/ui',
      'packages/hosting/src',
      'packages/kernel/src',
      'packages/search/src',
      'packages/theme/internals',
      'site/commands',
      'site/config',
      'site/model',
    ],
  });

/**
 * Keeps what was read from each page for the next build: after a change of one page, the others are the same.
 *
 * @param inputs what a reading depends on besides code and the page itself
 * @param store for tests
 */
export function rememberPages(inputs: string, store = openStore()): Remember {
  return (file, html, read) => {
    const text = inputs + html;
    return store.read(file, text) ?? store.write(file, text, read());
  };
}

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
 * @param remember from `rememberPages`
 * @throws Error of `cards.draw`
 */
export async function readPages(
  source: SearchSource,
  cards: Cards,
  convert: (page: Nodes, file: string) => MarkdownPage | undefined,
  remember: Remember = (_file, _html, read) => read(),
): Promise<PagesReading> {
  const readOne = (html: string, file: string): PageReading => {
    const parsed = parsePage(html);
    const tree = fromParse5(parsed);
    return {
      html: writeEndTags(html, parsed),
      card: readCard(tree),
      record: readBuiltPage(source, file, () => tree),
      title: readTitle(tree),
      inspection: inspectHtml(html, file, parsed),
      // Last: it changes the document.
      markdown: convert(tree, file),
    };
  };
  const pages = await mapConcurrently(source.files, AT_ONCE, async (file) => {
    const path = join(source.buildDir, file);
    const html = await readFile(path, 'utf8');
    const page = remember(file, html, () => readOne(html, file));
    await Promise.all([cards.draw(page.card, file), writeFile(path, page.html)]);
    return { ...page, path: `/${file.normalize()}` };
  });
  return {
    records: pages.flatMap(({ record }) => record ?? []),
    titles: new Map(pages.map(({ path, title }) => [path, title])),
    inspections: new Map(pages.map(({ path, inspection }) => [path, inspection])),
    markdown: pages.flatMap(({ markdown }) => markdown ?? []),
  };
}
