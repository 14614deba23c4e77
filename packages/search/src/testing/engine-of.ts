import { makeIndex, partsOf } from '../build/make-index.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import { type Directory, readDirectory, type SearchManifest } from '../schema/index-format.ts';
import type { PageRecords } from '../schema/page-records.ts';

/** A page for tests: its title, text and headings with their text. */
export function testPage(
  path: string,
  title: string,
  { prose = '', code = '', headings = {}, ...facts }: TestPageFacts = {},
): PageRecords {
  return {
    page: {
      path,
      title,
      group: 'Guides',
      section: 'Docs',
      tag: 'default',
      language: 'en',
      ...facts,
    },
    sections: [
      { level: 1, title, anchor: '', prose, code },
      ...Object.entries(headings).map(([heading, text]) => ({
        level: 2,
        title: heading,
        anchor: heading.toLowerCase().replaceAll(' ', '-'),
        prose: text,
        code: '',
      })),
    ],
  };
}

type TestPageFacts = Partial<Omit<PageRecords['page'], 'path' | 'title'>> & {
  readonly prose?: string;
  readonly code?: string;
  readonly headings?: Readonly<Record<string, string>>;
};

/** The directory of the index of some pages, as a browser reads it from the manifest. */
export function directoryOf(pages: readonly PageRecords[], largestCore?: number): Directory {
  const manifest: SearchManifest = JSON.parse(makeIndex(pages, largestCore)[0]?.content ?? '');
  return readDirectory(manifest);
}

/** An engine that holds some pages. @param largestCore as for `makeIndex` */
export function engineOf(pages: readonly PageRecords[], largestCore?: number): SearchEngine {
  const engine = new SearchEngine();
  engine.expect(directoryOf(pages, largestCore));
  for (const part of partsOf(pages, largestCore)) {
    engine.add(part);
  }
  return engine;
}

/** Addresses of the hits, best first. */
export function addressesOf(engine: SearchEngine, query: string): readonly string[] {
  const { hits } = engine.search({ query, filters: [], offset: 0, limit: 20 });
  return hits.map((hit) => {
    const { path } = engine.store.pageOf(hit);
    return hit.anchor === '' ? path : `${path}#${hit.anchor}`;
  });
}
