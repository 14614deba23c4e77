// Errors of this site's own build; e2e/tests/docusaurus tests the same with a stock Docusaurus.
import { buildSiteWithMistakes } from '../../fixture-site.ts';
import { expect, test } from '../../site-test.ts';

test('X8, V3: a navbar item of an unknown type stops the build', async () => {
  const { code, output } = await buildSiteWithMistakes('navbar', { type: 'bogus' });
  expect(code).toBe(1);
  expect(output).toContain('Bad navbar item type bogus');
});

// One build for both: all errors of rendering are reported, and each build takes half a minute.
test('X7, X9, X10, V3: a navbar item that cannot be rendered, with nothing to link to, and a page without a default export stop the build', async () => {
  const item = { type: 'docSidebar', sidebarId: 'onlyLinks', label: 'Empty' };
  const { code, output } = await buildSiteWithMistakes('pages', item);
  expect(code).toBe(1);
  expect(output).toContain(`Sidebar with ID "onlyLinks" doesn't have anything to be linked to.`);
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
