// The table in src/theme/README.md lists the swizzled components and how safe that is. This test compares it with
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

const themeFolder = join(__dirname, '../src/theme');
const ROW = /^\| `(?<name>[\w/]+)` \| (?<action>wrap|eject) \| (?<level>\w+) \|$/gm;

/** Components of the theme: files and folders whose path is a component name. */
function listComponents() {
  return readdirSync(themeFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\/index|NavbarItem\/\w+)\.tsx$/.test(file))
    .map((file) => {
      const name = file.replace(/(?:\/index)?\.tsx$/, '');
      const text = readFileSync(join(themeFolder, file), 'utf8');
      const action: Action = text.includes(`'@theme-original/${name}'`) ? 'wrap' : 'eject';
      return { name, action };
    });
}

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'swizzling is as safe as the table of swizzled components says',
    usedBy: 'src/theme/README.md',
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
