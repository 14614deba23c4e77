// Style sheets cannot import constants. A theme selector in them must be a class of Infima, a public class
// of the theme (`ThemeClassNames`), our own class, or one of these names, which have no public equivalent.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assume, readInstalled } from './assume.ts';

interface ThemeName {
  readonly name: string;
  /** Where the theme sets it, from `@docusaurus/theme-classic/lib/theme`. */
  readonly file: string;
  readonly usedBy: string;
}

const THEME_NAMES: readonly ThemeName[] = [
  {
    name: 'generatedIndexPage',
    file: 'DocCategoryGeneratedIndexPage/index.js',
    usedBy: 'css/prose.css: the title of a category page stands outside of running text',
  },
  {
    name: 'admonitionHeading',
    file: 'Admonition/Layout/index.js',
    usedBy: 'css/prose.css: the heading of an admonition in our type and case',
  },
  {
    name: 'admonitionIcon',
    file: 'Admonition/Layout/index.js',
    usedBy: 'css/prose.css: the icon of an admonition in its colour',
  },
  {
    name: '--docusaurus-announcement-bar-height',
    file: 'AnnouncementBar/styles.module.css',
    usedBy: 'css/menu.css: room for the announcement at the end of the sidebar',
  },
  {
    name: 'skipToContent',
    file: 'SkipToContent/index.js',
    usedBy: 'css/base.css: the link to the main content is in one line where it is not seen',
  },
  {
    name: 'hash-link',
    file: 'Heading/index.js',
    usedBy: 'css/prose.css: the sign that leads to a heading can be seen and touched',
  },
  {
    name: 'footer__bottom',
    file: 'Footer/Layout/index.js',
    usedBy: 'css/shell.css: the last line of the footer',
  },
];

for (const { name, file, usedBy } of THEME_NAMES) {
  assume({ of: '@docusaurus/theme-classic', that: `${file} names "${name}"`, usedBy }, () => {
    expect(readInstalled(`@docusaurus/theme-classic/lib/theme/${file}`)).toContain(name);
  });
}

const projectFolder = join(__dirname, '../../..');
const FOLDERS = ['packages', 'site/src', 'site/config'];

function textsOf(ending: RegExp): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !/node_modules|fixtures|listings/.test(file))
      .map((file) => readFileSync(join(projectFolder, folder, file), 'utf8')),
  );
}

/** A selector: the text before `{`. */
const SELECTORS = /(?:^|[{};])\s*([^{};]+)\{/g;

/** Classes, parts of classes, and custom properties of Docusaurus. */
const NAMES = /(?<=\.|\*=")[a-z][\w-]*\w|--docusaurus-[\w-]+/gi;

/** The rest of such a name is generated at build time. */
const PREFIXES = /^(code-token-|theme-doc-sidebar-item-\w+-level-).*/;

test('style sheets name no other internals of the theme', () => {
  const sheets = textsOf(/\.css$/).map((text) => text.replace(/\/\*.*?\*\//gs, ''));
  const selectors = sheets.flatMap((text) => [...text.matchAll(SELECTORS)].map(([all]) => all));
  const values = sheets.flatMap((text) => text.match(/--docusaurus-[\w-]+/g) ?? []);
  const named = new Set([...selectors.flatMap((text) => text.match(NAMES) ?? []), ...values]);
  const known = [
    readInstalled('infima/dist/css/default/default.css'),
    readInstalled('@docusaurus/theme-common/lib/utils/ThemeClassNames.js'),
    ...textsOf(/\.(?:m?tsx?|mdx)$/),
    ...THEME_NAMES.map(({ name }) => name),
  ].join('\n');
  const isKnown = (name: string) =>
    new RegExp(`${name.replace(PREFIXES, '$1')}(?!\\w)`).test(known);
  expect([...named].filter((name) => !isKnown(name))).toEqual([]);
});
