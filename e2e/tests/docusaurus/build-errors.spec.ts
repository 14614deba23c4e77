import { buildFixture } from '../../fixture-site.ts';
import { expect, test } from '../../site-test.ts';

// These tests are for new releases of Docusaurus, and each builds a site.
// Builds of one fixture share its generated files, so they run in sequence.
test.describe.configure({ mode: 'serial' });

const navbarItem = (item: object) => ({ NAVBAR_ITEM: JSON.stringify(item) });

test('X8, V3: an unknown navbar item type stops the build, in the configuration', {
  tag: '@nightly',
}, async () => {
  const { code, output } = await buildFixture('bad-navbar', navbarItem({ type: 'bogus' }));
  expect(code).toBe(1);
  expect(output).toContain('Bad navbar item type bogus');
});

test('X8: an unknown custom type stops the build, when it is rendered', {
  tag: '@nightly',
}, async () => {
  const { code, output } = await buildFixture('bad-navbar', navbarItem({ type: 'custom-nope' }));
  expect(code).toBe(1);
  expect(output).toContain('No NavbarItem component found for type "custom-nope".');
});

test('X9, V3: a sidebar item with nothing to link to stops the build', {
  tag: '@nightly',
}, async () => {
  const item = { type: 'docSidebar', sidebarId: 'onlyLinks', label: 'Empty' };
  const { code, output } = await buildFixture('bad-navbar', navbarItem(item));
  expect(code).toBe(1);
  expect(output).toContain(`Sidebar with ID "onlyLinks" doesn't have anything to be linked to.`);
});

test('X10: a page without a default export stops the build and says which and why', {
  tag: '@nightly',
}, async () => {
  const { code, output } = await buildFixture('page-without-default-export');
  expect(code).toBe(1);
  expect(output).toContain("The page component at /vibe/ doesn't have a default export.");
  expect(output).toContain('Consider default-exporting a React component.');
});

test('X12: a broken link stops the build and names both pages', { tag: '@nightly' }, async () => {
  const { code, output } = await buildFixture('broken-links');
  expect(code).toBe(1);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('Broken link on source page path = /vibe/');
});

test('X12: a broken Markdown link alone only warns', { tag: '@nightly' }, async () => {
  const { code, output } = await buildFixture('broken-links', { ON_BROKEN_LINKS: 'ignore' });
  expect(code).toBe(0);
  expect(output).toMatch(
    /\[WARNING\] Markdown link with URL `\.\/gone\.mdx` .* couldn't be resolved/,
  );
});
