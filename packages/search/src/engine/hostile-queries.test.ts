import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineOf, testPage } from '../testing/engine-of.ts';
import { highlight, snippet, toMarkup } from './snippet.ts';

const engine = engineOf([
  testPage('/x/one', 'Arrays & <generics>', {
    prose: 'An Array<T> holds values of type T. '.repeat(20),
    headings: { 'Why "const"': 'यह एक परीक्षण है', العربية: 'نص من اليمين إلى اليسار' },
  }),
  testPage('/x/two', 'Regular expressions', { code: '(a+)+$ [^]* \\d{1,9}' }),
]);

const NASTY = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '(a+)+$',
  '[',
  '\\',
  '__proto__',
  'constructor',
  '%00',
  '\u202e',
  '\ud800',
  "'; --",
  '{{x}}',
  '--',
  '$',
  '@',
];

/** 64 characters at most, as the dialog takes: any code unit, single surrogates among them. */
const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 64 }),
  fc.string({ unit: 'grapheme', maxLength: 64 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 64 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(...NASTY, 'array', 'const', ' '), { maxLength: 8 })
    .map((parts) => parts.join('').slice(0, 64)),
);

/** Twenty thousand different words, their first letters spread as in a text. */
const wordOf = (number: number) =>
  `${'abcdefghilmnoprstuw'[number % 19]}${(number * 7919).toString(36)}`;

const LARGE = engineOf(
  Array.from({ length: 200 }, (_, page) =>
    testPage(`/x/${page}`, `Page ${page}`, {
      prose: Array.from({ length: 100 }, (_, word) => wordOf(page * 100 + word)).join(' '),
    }),
  ),
);

it.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['20,000 words', Array.from({ length: 20_000 }, (_, number) => wordOf(number)).join(' ')],
  ['a regular expression', '(a+)+$'.repeat(1_000)],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(1_000)],
  ['another script', 'परीक्षण '.repeat(1_000)],
  [
    'twelve words with typos',
    'axbcdefg bxcdefgh cxdefghi dxefghij exfghijk fxghijkl gxhijklm '.repeat(20),
  ],
  ['beginnings of many words', 'a b c d e f g h i l m n '.repeat(500)],
])('answers %s', (_, text) => {
  // `npm run search -w lab` measures how long it takes; the limit on words is tested in read-query.test.ts.
  const { hits } = LARGE.search({ query: text, filters: [], offset: 0, limit: 20 });
  expect(hits.length).toBeLessThanOrEqual(20);
});

describe('any query', () => {
  it('gets an answer without an exception, and highlights that hold no markup but ours', () => {
    fc.assert(
      fc.property(query, (text) => {
        const { hits, matched, total } = engine.search({
          query: text,
          filters: [],
          offset: 0,
          limit: 20,
        });
        expect(hits.length).toBeLessThanOrEqual(total);
        for (const hit of hits) {
          const cut = snippet(hit.prose, matched, { length: 10, ellipsis: '…' });
          const html = toMarkup(highlight(`${hit.title} ${cut}`, matched), {
            before: '<mark>',
            after: '</mark>',
          });
          expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
        }
      }),
      { numRuns: 10_000, seed: 4 },
    );
  });
});
