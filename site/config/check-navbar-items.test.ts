import { describe, expect, it, vi } from 'vitest';
import { checkNavbarItems } from './check-navbar-items.ts';

const sidebars = {
  default: {
    main: ['intro'],
    links: [{ type: 'link' as const, label: 'x', href: 'https://a.example' }],
  },
  newdocs: { lessons: [{ type: 'category' as const, label: 'One', items: ['one'] }] },
};

describe('checkNavbarItems', () => {
  it('returns good items unchanged', () => {
    const items = [
      { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
      { type: 'docSidebar', docsPluginId: 'newdocs', sidebarId: 'lessons', label: 'Lessons' },
      { to: '/api', label: 'API' },
      { type: 'search' },
    ];
    expect(checkNavbarItems(items, sidebars)).toEqual(items);
  });

  it.each([
    [
      { type: 'docSidebar', sidebarId: 'nope' },
      'unknown sidebar "nope". Available in "default": main, links.',
    ],
    [
      { type: 'docSidebar', docsPluginId: 'x', sidebarId: 'main' },
      'unknown docs set "x". Available: default, newdocs.',
    ],
    [{ label: 'nowhere' }, 'a link needs exactly one target. Give it "to"'],
    [{ label: 'both', to: '/a', href: 'https://a.example' }, 'a link needs exactly one target.'],
  ])('names the place and the remedy for %j', (item, message) => {
    const place = `site/config/navbar.ts: item 1 ${JSON.stringify(item)}: `;
    expect(() => checkNavbarItems([item], sidebars)).toThrow(place + message);
  });

  it.each([
    ['bogus', 'Bad navbar item type bogus. Use one of: default, dropdown,'],
    ['custom-nope', 'No NavbarItem component found for type "custom-nope". Use one of: default,'],
  ])('X8, V3: an item of the unknown type %s stops the build', (type, message) => {
    const place = `site/config/navbar.ts: item 1 ${JSON.stringify({ type })}: `;
    expect(() => checkNavbarItems([{ type }], sidebars)).toThrow(place + message);
  });

  it('X9, V3: a sidebar item with nothing to link to stops the build', () => {
    const item = { type: 'docSidebar', sidebarId: 'links' };
    expect(() => checkNavbarItems([item], sidebars)).toThrow(
      `item 1 ${JSON.stringify(item)}: Sidebar with ID "links" doesn't have anything to be linked to.`,
    );
  });

  it("X9, V3: the site's own navbar is checked with its own sidebars", async () => {
    const onlyLink = { type: 'link', label: 'Elsewhere', href: 'https://elsewhere.example' };
    vi.doMock('../sidebars/docs.ts', () => ({ default: { tutorialSidebar: [onlyLink] } }));
    vi.resetModules();
    try {
      await expect(import('./navbar.ts')).rejects.toThrow(
        `Sidebar with ID "tutorialSidebar" doesn't have anything to be linked to.`,
      );
    } finally {
      vi.doUnmock('../sidebars/docs.ts');
      vi.resetModules();
    }
  });

  it('lists every bad item in one run', () => {
    expect(() => checkNavbarItems([{ type: 'a' }, { to: '/ok' }, { type: 'b' }], sidebars)).toThrow(
      /item 1 .*item type a\.[\s\S]*item 3 .*item type b\./,
    );
  });
});
