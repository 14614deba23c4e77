import type { Diagnostic } from '@vibe-docs/kernel';
import { expect, test } from 'vitest';
import { isReportFormat, reporters } from './reporters.ts';

const missingAnchor: Diagnostic = {
  code: 'link/missing-anchor',
  severity: 'error',
  file: 'site/docs/intro.mdx',
  line: 12,
  column: 5,
  message: '"#instal" is not a heading of /docs/setup.',
  hint: 'Available: #install, #configure. Did you mean #install?',
};
const unused: Diagnostic = {
  ...missingAnchor,
  code: 'link/unused-external',
  severity: 'warning',
  line: 2,
  message: 'No page is 100% a, b.',
  hint: 'Remove it.',
};
const note: Diagnostic = { ...missingAnchor, code: 'page/being-written', severity: 'info' };

test('text has two lines per finding, sorted, and a summary line', () => {
  expect(reporters.text([missingAnchor, note, unused])).toMatchInlineSnapshot(`
    "site/docs/intro.mdx:2:5 warning link/unused-external: No page is 100% a, b.
      Remove it.
    site/docs/intro.mdx:12:5 error link/missing-anchor: "#instal" is not a heading of /docs/setup.
      Available: #install, #configure. Did you mean #install?

    1 error, 1 warning, 1 note."
  `);
});

test('text without findings is one line', () => {
  expect(reporters.text([])).toBe('0 errors, 0 warnings, 0 notes.');
});

test('github-actions escapes what its commands reserve', () => {
  expect(reporters['github-actions']([unused, note])).toMatchInlineSnapshot(`
    "::warning file=site/docs/intro.mdx,line=2,col=5,title=link/unused-external::No page is 100%25 a, b.%0ARemove it.
    ::notice file=site/docs/intro.mdx,line=12,col=5,title=page/being-written::"#instal" is not a heading of /docs/setup.%0AAvailable: #install, #configure. Did you mean #install?"
  `);
  expect(reporters['github-actions']([{ ...note, file: 'a,b:c.mdx' }])).toContain(
    'file=a%2Cb%3Ac.mdx,',
  );
});

test('json contains the counts and every finding, sorted', () => {
  expect(JSON.parse(reporters.json([missingAnchor, unused]))).toEqual({
    counts: { error: 1, warning: 1, info: 0 },
    diagnostics: [unused, missingAnchor],
  });
});

test('accepts only the names of the reporters', () => {
  expect(['text', 'github-actions', 'json', 'xml', 'toString'].map(isReportFormat)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
