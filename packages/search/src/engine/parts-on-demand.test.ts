import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../build/make-index.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { directoryOf, engineOf, testPage } from '../testing/engine-of.ts';
import { SearchEngine } from './search-engine.ts';
import { beginningOfFamily } from './vocabulary.ts';

const WORDS =
  `react reactive reaction read reading reader hope hoping hopeful try tries trying route
  router routing routes lazy loading lazyLoading useMemo memo $lookup @Get --amend stage aggregation
  aggregate typing types typed zebra middleware session sessions the of how what`.split(/\s+/);
const ENDINGS = 'ed ing s es ies y e ation ational ness ly ful able ability er ers'.split(' ');

const words = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map((list) => list.join(' '));
/** Long fillers before each text, so that the words and the text fill several files. */
const filler = (page: number, length = 600) =>
  Array.from({ length }, (_, index) => `${'acehkmprstuz'[index % 12]}${page}x${index}`).join(' ');
const site = fc
  .array(fc.record({ title: words(2), prose: words(12), code: words(4), heading: words(2) }), {
    minLength: 4,
    maxLength: 6,
  })
  .map((list) =>
    list.map(({ title, prose, code, heading }, index) =>
      testPage(`/x/${index}`, `Page ${title}`, {
        prose: `${prose} ${filler(index)}`,
        code,
        headings: { [`Part ${heading}`]: prose },
      }),
    ),
  );

const hitsOf = (engine: SearchEngine, query: string) =>
  engine.search({ query, filters: [], offset: 0, limit: 20 });

/** An engine that got what it said it missed for the query, and nothing else. */
function onDemand(pages: readonly PageRecords[], query: string) {
  const parts = partsOf(pages);
  const engine = new SearchEngine();
  engine.expect(directoryOf(pages));
  const add = (kind: string, places: readonly number[]): void => {
    const ofKind = parts.filter((part) => part.kind === kind);
    for (const place of places) {
      const part = ofKind[place];
      if (part !== undefined) engine.add(part);
    }
  };
  add('pages', [0]);
  add('headings', [0]);
  let { missing } = hitsOf(engine, query);
  while (missing.words.length + missing.text.length > 0) {
    add('words', missing.words);
    add('text', missing.text);
    missing = hitsOf(engine, query).missing;
  }
  return { engine, parts };
}

describe('an engine that gets its parts on demand', () => {
  it('finds the same in the same order as one that has them all', () => {
    fc.assert(
      fc.property(site, words(3), (pages, query) => {
        const typed = query.slice(0, Math.max(1, query.length - 1));
        const { engine } = onDemand(pages, typed);
        const ids = (found: SearchEngine) => hitsOf(found, typed).hits.map(({ id }) => id);
        expect(ids(engine)).toEqual(ids(engineOf(pages)));
      }),
      { numRuns: 40, seed: 1 },
    );
  }, 120_000);

  it('leaves most parts alone', () => {
    const pages = Array.from({ length: 8 }, (_, index) =>
      testPage(`/x/${index}`, 'Page', {
        prose: `${filler(index, 2_000)} ${index === 3 ? 'zebra' : ''}`,
      }),
    );
    const { engine, parts } = onDemand(pages, 'zebra');
    const texts = parts.flatMap((part) => (part.kind === 'text' ? part.rows : []));
    expect(texts).toHaveLength(8);
    expect(engine.store.records.filter(({ prose }) => prose !== '')).toHaveLength(1);
  });
});

it('knows what the words of one stem begin with', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.constantFrom('', ...ENDINGS), (word, ending) => {
      const text = `${word}${ending}`.toLowerCase();
      expect(text.startsWith(beginningOfFamily(text))).toBe(true);
    }),
  );
});
