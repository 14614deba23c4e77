import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../build/make-index.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { directoryOf, engineOf, testPage } from '../testing/engine-of.ts';
import { SearchEngine } from './search-engine.ts';
import { beginningsOfFamily } from './vocabulary.ts';
import { stemOf } from './words.ts';

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
    list.map(({ title, prose, code, heading }, index) => ({
      ...testPage(`/x/${index}`, `Page ${title}`, {
        prose: `${prose} ${filler(index)}`,
        code,
        headings: { [`Part ${heading}`]: prose },
      }),
      queries: prose.split(' '),
    })),
  );

const hitsOf = (engine: SearchEngine, query: string) =>
  engine.search({ query, filters: [], offset: 0, limit: 20 });

/** An engine that got what it said it missed for the query, and nothing else. @param largestCore as for `makeIndex` */
function onDemand(pages: readonly PageRecords[], query: string, largestCore?: number) {
  const parts = partsOf(pages, largestCore);
  const engine = new SearchEngine();
  engine.expect(directoryOf(pages, largestCore));
  const add = (kind: string, places: readonly number[]): void => {
    const ofKind = parts.filter((part) => part.kind === kind);
    for (const place of places) {
      const part = ofKind[place];
      if (part !== undefined) engine.add(part);
    }
  };
  add('pages', [0]);
  if (largestCore !== 0) add('headings', [0]);
  let { missing } = hitsOf(engine, query);
  while (missing.words.length + missing.headings.length + missing.text.length > 0) {
    add('words', missing.words);
    add('headings', missing.headings);
    add('text', missing.text);
    missing = hitsOf(engine, query).missing;
  }
  return { engine, parts };
}

describe('an engine that gets its parts on demand', () => {
  it.each([
    ['small', undefined],
    ['large', 0],
  ])(
    'finds the same in the same order as one that has them all, of a %s site',
    (_, largestCore) => {
      fc.assert(
        fc.property(site, words(3), (pages, query) => {
          const typed = query.slice(0, Math.max(1, query.length - 1));
          const { engine } = onDemand(pages, typed, largestCore);
          const found = (from: SearchEngine) => {
            const { hits, total } = hitsOf(from, typed);
            return { total, hits: hits.map(({ id, title, anchor }) => ({ id, title, anchor })) };
          };
          expect(found(engine)).toEqual(found(engineOf(pages, largestCore)));
        }),
        { numRuns: 40, seed: 1 },
      );
    },
    120_000,
  );

  it('finds the same in a large site as in a small one', () => {
    fc.assert(
      fc.property(site, words(3), (pages, query) => {
        const ids = (from: SearchEngine) => new Set(hitsOf(from, query).hits.map(({ id }) => id));
        expect(ids(engineOf(pages, 0))).toEqual(ids(engineOf(pages)));
      }),
      { numRuns: 40, seed: 1 },
    );
  });

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

it('looks a letter up in one file, not in those of all the words that begin with it', () => {
  const pages = [testPage('/x/cache', 'Cache', { prose: filler(1, 20_000) })];
  const engine = new SearchEngine();
  const directory = directoryOf(pages);
  engine.expect(directory);
  for (const part of partsOf(pages)) {
    if (part.kind === 'pages') engine.add(part);
  }
  expect(directory.words.filter((word) => word.startsWith('c')).length).toBeGreaterThan(2);
  expect(hitsOf(engine, 'c').missing.words).toHaveLength(1);
});

it('knows what the words of one stem begin with', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.constantFrom('', ...ENDINGS), (word, ending) => {
      const text = `${word}${ending}`.toLowerCase();
      const beginnings = beginningsOfFamily(stemOf(text));
      expect(beginnings.some((beginning) => text.startsWith(beginning))).toBe(true);
    }),
  );
});
