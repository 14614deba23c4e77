// Errors of this site's own build. Those of the navbar's configuration are unit tests
// (site/config/check-navbar-items.test.ts); e2e/tests/docusaurus tests the same with a stock Docusaurus.
import { buildSiteWithMistakes } from '../../fixture-site.ts';
import { expect, test } from '../../site-test.ts';

test.describe.configure({ timeout: 120_000 });

test('X10: a page without a default export stops the build and says which and why', async () => {
  const { code, output } = await buildSiteWithMistakes('pages');
  expect(code).toBe(1);
  expect(output).toContain("The page component at /vibe/ doesn't have a default export.");
});

test('X12: a broken Markdown link only warns, the resulting broken link stops the build', async () => {
  const { code, output } = await buildSiteWithMistakes('docs');
  expect(output).toMatch(
    /\[WARNING\] Markdown link with URL `\.\/gone\.mdx` .* couldn't be resolved/,
  );
  expect(code).toBe(1);
  expect(output).toContain('Docusaurus found broken links!');
  const ofPage = output.split('Broken link on source page path = /vibe/docs:')[1];
  expect(ofPage).toContain('-> linking to ./gone.mdx');
});
