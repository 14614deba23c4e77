// Errors of this site's own build; e2e/tests/docusaurus tests the same with a stock Docusaurus.
import { buildSiteWithMistakes } from '../../fixture-site.ts';
import { expect, test } from '../../site-test.ts';

test.describe.configure({ timeout: 120_000 });

// One test: builds with one kind of mistake share their generated files.
test('X8, X9, V3: a navbar item of an unknown type or with nothing to link to stops the build', async () => {
  const ofUnknownType = await buildSiteWithMistakes('navbar', { type: 'bogus' });
  expect(ofUnknownType.code).toBe(1);
  expect(ofUnknownType.output).toContain('Bad navbar item type bogus');

  const item = { type: 'docSidebar', sidebarId: 'onlyLinks', label: 'Empty' };
  const withoutTarget = await buildSiteWithMistakes('navbar', item);
  expect(withoutTarget.code).toBe(1);
  expect(withoutTarget.output).toContain(
    `Sidebar with ID "onlyLinks" doesn't have anything to be linked to.`,
  );
});

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
