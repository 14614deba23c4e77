import { describe, expect, it } from 'vitest';
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
    [{ type: 'bogus', label: 'x' }, 'unknown type "bogus". Use one of: default, dropdown,'],
    [
      { type: 'docSidebar', sidebarId: 'links' },
      'sidebar "links" has nothing to link to. Add a page',
    ],
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

  it('lists every bad item in one run', () => {
    expect(() => checkNavbarItems([{ type: 'a' }, { to: '/ok' }, { type: 'b' }], sidebars)).toThrow(
      /item 1 .*unknown type "a"[\s\S]*item 3 .*unknown type "b"/,
    );
  });
});
