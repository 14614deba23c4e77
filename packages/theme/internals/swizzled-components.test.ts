// The table in ui/theme/README.md lists the swizzled components and how safe that is. This test compares it with
// the components and with the swizzle configuration of the installed theme.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { assume, loadInstalled } from './assume.ts';

type Action = 'wrap' | 'eject';

interface Theme {
  default(): {
    readonly components: Readonly<
      Record<string, { readonly actions: Readonly<Record<Action, string>> }>
    >;
  };
}

const themeFolder = join(__dirname, '../ui/theme');

/** What the site itself replaces. It may also wrap a part of our theme, which then stands in the table. */
const FOLDERS = [themeFolder, join(__dirname, '../../../site/src/theme')];
const ROW = /^\| `(?<name>[\w/]+)` \| (?<action>wrap|eject) \| (?<level>\w+) \|$/gm;

/** Components of the theme: files and folders whose path is a component name. */
function listComponents() {
  const found = new Map<string, Action>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const name = file.replace(/(?:\/index)?\.tsx$/, '');
      if (/(?:\/index|NavbarItem\/\w+)\.tsx$/.test(file) && !found.has(name)) {
        const text = readFileSync(join(folder, file), 'utf8');
        const isWrap = new RegExp(`'@theme-(?:init|original)/${name}'`).test(text);
        found.set(name, isWrap ? 'wrap' : 'eject');
      }
    }
  }
  return Array.from(found, ([name, action]) => ({ name, action }));
}

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'swizzling is as safe as the table of swizzled components says',
    usedBy: 'ui/theme/README.md',
  },
  () => {
    const { components } = (
      loadInstalled('@docusaurus/theme-classic/lib/getSwizzleConfig.js') as Theme
    ).default();
    const levelOf = (name: string, action: Action) => {
      const { wrap, eject } = components[name]?.actions ?? { wrap: 'unsafe', eject: 'unsafe' };
      // `swizzle` cannot wrap an object, such as MDXComponents. Replacing it is equally safe.
      return action === 'wrap' && wrap !== 'forbidden' ? wrap : eject;
    };
    const table = readFileSync(join(themeFolder, 'README.md'), 'utf8');
    const rows = [...table.matchAll(ROW)].map(({ groups }) => ({ ...groups }));
    const expected = listComponents().map(({ name, action }) => ({
      name,
      action,
      level: levelOf(name, action),
    }));
    expect(rows).toEqual(expected.sort((one, other) => (one.name < other.name ? -1 : 1)));
  },
);
