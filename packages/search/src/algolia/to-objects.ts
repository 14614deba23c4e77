import { escapeHtml } from '@vibe-docs/kernel';
import { partsOf } from '../build/make-index.ts';
import { makeHit } from '../engine/make-hit.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import type { PlainHit } from '../schema/algolia-types.ts';
import type { PageRecords } from '../schema/page-records.ts';

/** A record as a hosted index keeps it. */
export interface AlgoliaObject extends PlainHit {
  /** Readers' questions that the page answers, in the record of the page; never shown. */
  readonly asked?: readonly string[];
  readonly language: string;
  readonly docusaurus_tag: string;
  /** For ranking: pages before their sections, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** Algolia's limit is 10,000 bytes a record on its smaller plans; this leaves room for the rest. */
const MOST_CONTENT = 5_000;

/**
 * Makes a record of each section: what the site's own search would answer with, and what Algolia ranks by.
 *
 * @param origin scheme and host under which the site is published.
 */
export function toObjects(pages: readonly PageRecords[], origin: string): readonly AlgoliaObject[] {
  const engine = new SearchEngine();
  for (const part of partsOf(pages)) {
    engine.add(part);
  }
  const { store } = engine;
  const context = { matched: new Set<string>(), origin, request: { indexName: '' } };
  return store.records.map((record): AlgoliaObject => {
    const { id, page, level, prose, code } = record;
    const facts = store.pageOf(record);
    const { _highlightResult, _snippetResult, ...hit } = makeHit(record, {
      ...context,
      page: facts,
    });
    const content = `${prose} ${code}`.trim().slice(0, MOST_CONTENT);
    const position = id - facts.record;
    const { asked = [] } = (level === 1 ? pages[page] : pages[page]?.sections[position]) ?? {};
    return {
      ...hit,
      content: content === '' ? null : escapeHtml(content),
      ...(asked.length > 0 ? { asked } : {}),
      language: facts.language,
      docusaurus_tag: facts.tag,
      weight: {
        level: 100 - level * 10,
        position,
      },
    };
  });
}
