import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { type IndexFile, makeIndex } from '../build/make-index.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import { fold, tokenize } from '../engine/tokenize.ts';
import { wordForms } from '../engine/word-forms.ts';
import type { IndexPart } from '../schema/index-format.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { brotliSize } from './brotli-size.ts';

/** An engine on the bench. */
export interface Contestant {
  readonly name: string;
  /** Bytes that a browser loads before it can answer from the full text, as brotli sends them. */
  readonly bytes: number;
  /** Paths of pages, best first, each once. */
  readonly search: (query: string) => readonly string[];
}

/** One record as the other engines take it. */
interface FlatRecord {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
}

/** Every engine over the same records. */
export function makeContestants(pages: readonly PageRecords[]): readonly Contestant[] {
  const records = flatten(pages);
  return [
    ownEngine(pages),
    tunedMiniSearch(records),
    defaultMiniSearch(records),
    flexSearch(records),
  ];
}

/** The engine of the site. */
function ownEngine(pages: readonly PageRecords[]): Contestant {
  const files = makeIndex(pages);
  return {
    name: 'this engine, all files',
    bytes: files.reduce((sum, { content }) => sum + brotliSize(content), 0),
    search: ownSearch(files),
  };
}

/** A search in an index that has arrived whole. @param index the files of `makeIndex`. */
export function ownSearch(index: readonly IndexFile[]): Contestant['search'] {
  const engine = new SearchEngine();
  for (const { content } of index.slice(1)) {
    const part: IndexPart = JSON.parse(content);
    engine.add(part);
  }
  return (query) => {
    const { hits } = engine.search({ query, filters: [], offset: 0, limit: 20 });
    return unique(hits.map((hit) => engine.store.pageOf(hit).path));
  };
}

const FIELDS = ['title', 'heading', 'content'];

function defaultMiniSearch(records: readonly FlatRecord[]): Contestant {
  const index = new MiniSearch<FlatRecord>({ fields: FIELDS, storeFields: ['path'] });
  index.addAll(records);
  return {
    name: 'MiniSearch, defaults',
    bytes: brotliSize(JSON.stringify(index)) + brotliSize(JSON.stringify(records)),
    search: (query) => unique(index.search(query).map(({ path }) => String(path))),
  };
}

/** With this package's words, boosts as in VitePress, prefixes, and the same rule for typos. */
function tunedMiniSearch(records: readonly FlatRecord[]): Contestant {
  const index = new MiniSearch<FlatRecord>({
    fields: FIELDS,
    storeFields: ['path'],
    tokenize: (text) =>
      tokenize(text).flatMap(({ raw }) => {
        const { whole, parts } = wordForms(raw);
        return [...whole, ...parts];
      }),
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, heading: 2, content: 1 },
      prefix: true,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
    },
  });
  index.addAll(records);
  return {
    name: 'MiniSearch, tuned',
    bytes: brotliSize(JSON.stringify(index)) + brotliSize(JSON.stringify(records)),
    search: (query) => unique(index.search(query).map(({ path }) => String(path))),
  };
}

function flexSearch(records: readonly FlatRecord[]): Contestant {
  const index = new FlexSearch.Index({
    tokenize: 'forward',
    encoder: FlexSearch.Charset.LatinAdvanced,
  });
  for (const { id, title, heading, content } of records) {
    index.add(id, `${title} ${heading} ${content}`);
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
    .flatMap(({ page, sections }) =>
      sections.map(({ level, title, prose, code }) => ({
        path: page.path,
        title: page.title,
        heading: level === 1 ? '' : title,
        content: `${prose} ${code}`,
      })),
    )
    .map((record, id) => ({ id, ...record }));
}

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)];
}
