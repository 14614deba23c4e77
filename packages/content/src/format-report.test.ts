import type { Diagnostic } from '@vibe-docs/kernel';
import { expect, test } from 'vitest';
import { formatReport } from './format-report.ts';

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

test('a report has two lines per finding, sorted, and a summary line', () => {
  expect(formatReport([missingAnchor, unused])).toMatchInlineSnapshot(`
    "site/docs/intro.mdx:2:5 warning link/unused-external: No page is 100% a, b.
      Remove it.
    site/docs/intro.mdx:12:5 error link/missing-anchor: "#instal" is not a heading of /docs/setup.
      Available: #install, #configure. Did you mean #install?

    1 error, 1 warning."
  `);
});

test('a report without findings is one line', () => {
  expect(formatReport([])).toBe('0 errors, 0 warnings.');
});
