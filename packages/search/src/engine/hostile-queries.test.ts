import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineOf, testPage } from '../testing/engine-of.ts';
import { highlight, toMarkup } from './highlight.ts';
import { snippet } from './snippet.ts';

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
    // 2 s alone; a busy machine takes several times that.
  }, 60_000);
});
