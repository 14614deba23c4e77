import { brotliCompressSync } from 'node:zlib';
import { makeIndex, type PageRecords, partsOf } from '@vibe-docs/search';
import { fold, SearchEngine, tokenize, wordForms } from '@vibe-docs/search/engine';
import FlexSearch from 'flexsearch';
import MiniSearch, { type Options } from 'minisearch';
import { OLDER_TAGS } from './read-records.ts';

/** An engine in the comparison. */
export interface Contestant {
  readonly name: string;
  /** Brotli bytes that a browser loads before it can answer from the full text. */
  readonly bytes: number;
  /** Paths of pages, best first, without duplicates. */
  readonly search: (query: string) => readonly string[];
}

/** A record in the form for the other engines. */
interface FlatRecord {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
  /** Questions and queries of readers, in the record of the page. */
  readonly asked: string;
}

/** Every engine over the same records; the older versions are no answers. */
export function makeContestants(pages: readonly PageRecords[]): readonly Contestant[] {
  const records = flatten(pages.filter(({ page }) => !OLDER_TAGS.includes(page.tag)));
  return [
    ownEngine(pages),
    miniSearch('MiniSearch, tuned', records, TUNED),
    miniSearch('MiniSearch, defaults', records),
    flexSearch(records),
  ];
}

/** The site's own engine, with the whole index loaded: as on the site, which learns from all pages. */
function ownEngine(pages: readonly PageRecords[]): Contestant {
  const filters = OLDER_TAGS.map((tag) => `docusaurus_tag:-${tag}`);
  const engine = new SearchEngine();
  for (const part of partsOf(pages)) {
    engine.add(part);
  }
  return {
    name: 'this engine, all files',
    bytes: makeIndex(pages).reduce((sum, { content }) => sum + brotliSize(content), 0),
    search: (query) => {
      const { hits } = engine.search({ query, filters, offset: 0, limit: 20 });
      return unique(hits.map((hit) => engine.store.pageOf(hit).path));
    },
  };
}

/** This package's tokenizer, boosts as in VitePress, prefixes, and the same rule for typos. */
const TUNED: Partial<Options<FlatRecord>> = {
  tokenize: (text) =>
    tokenize(text).flatMap(({ raw }) => {
      const { whole, parts } = wordForms(raw);
      return [...whole, ...parts];
    }),
  processTerm: fold,
  searchOptions: {
    boost: { title: 4, heading: 2, asked: 2, content: 1 },
    prefix: true,
    fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
  },
};

function miniSearch(
  name: string,
  records: readonly FlatRecord[],
  options?: Partial<Options<FlatRecord>>,
): Contestant {
  const index = new MiniSearch<FlatRecord>({
    fields: ['title', 'heading', 'content', 'asked'],
    storeFields: ['path'],
    ...options,
  });
  index.addAll(records);
  return {
    name,
    bytes: brotliSize(JSON.stringify(index)) + brotliSize(JSON.stringify(records)),
    search: (query) => unique(index.search(query).map(({ path }) => String(path))),
  };
}

function flexSearch(records: readonly FlatRecord[]): Contestant {
  const index = new FlexSearch.Index({
    tokenize: 'forward',
    encoder: FlexSearch.Charset.LatinAdvanced,
  });
  for (const { id, title, heading, content, asked } of records) {
    index.add(id, `${title} ${heading} ${asked} ${content}`);
  }
  let bytes = brotliSize(JSON.stringify(records));
  index.export((_, data) => {
    bytes += brotliSize(String(data ?? ''));
  });
  return {
    name: 'FlexSearch',
    bytes,
    search: (query) =>
      unique(
        index
          .search(query, { limit: 60, suggest: true })
          .map((id) => records[Number(id)]?.path ?? ''),
      ),
  };
}

function flatten(pages: readonly PageRecords[]): readonly FlatRecord[] {
  return pages
    .flatMap(({ page, sections, asked = [], queries = [] }) =>
      sections.map(({ level, title, prose, code, asked: names = [] }) => ({
        path: page.path,
        title: page.title,
        heading: level === 1 ? '' : title,
        content: `${prose} ${code}`,
        asked: (level === 1 ? [...asked, ...queries] : names).join('\n'),
      })),
    )
    .map((record, id) => ({ id, ...record }));
}

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)];
}

/** Compressed as for the server, with brotli's highest quality. */
function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
