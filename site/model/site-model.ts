import versionNames from '../versions.json';
import { BASE_PATH } from './base-path.ts';

export { BASE_PATH };

/** The language of the folders in `site/`; pages of any other are in `i18n/<locale>/`. */
export const DEFAULT_LOCALE = 'en';

/** Published languages. ARCHITECTURE.md, "How many files", lists what a second one still needs. */
export const LOCALES: readonly string[] = [DEFAULT_LOCALE];

/** Labels of the version dropdown; a version without a label here shows its name. */
const VERSION_LABELS: Readonly<Record<string, string>> = { '2025': 'July 2025' };

/** Pages that belong together, and the plugin that creates their routes: `plugin-content-<kind>`. */
export type PageSet = DocsSet | BlogSet | SetFacts<'pages'>;

interface SetFacts<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** Display name, e.g. in the list of all pages. */
  readonly label: string;
  /** From `site/`. */
  readonly folder: string;
  /** Base route, without the base path and without slashes at its ends. */
  readonly routeBasePath: string;
}

/** Pages of `plugin-content-docs`, ordered by `sidebars/<name>.json`. */
export interface DocsSet extends SetFacts<'docs'> {
  /** The page to which the set's root redirects, without the base path. */
  readonly mainRoute: string;
  /**
   * True for tutorials: each folder is a series, no code block may opt out of the checks, and a
   * page with questions is a lesson: it has three to five questions and shows its duration.
   */
  readonly hasLessons: boolean;
  /** Older ones, made by `docusaurus docs:version`. */
  readonly versions: readonly { readonly name: string; readonly label: string }[];
}

interface BlogSet extends SetFacts<'blog'> {
  readonly postsPerPage: number;
}

/** The first docs set: `docs` and its older versions. */
export const documentation: DocsSet = {
  kind: 'docs',
  name: 'docs',
  label: 'Documentation',
  folder: 'docs',
  routeBasePath: 'docs',
  mainRoute: '/docs/intro',
  hasLessons: false,
  versions: versionNames.map((name) => ({ name, label: VERSION_LABELS[name] ?? name })),
};

export const tutorials: DocsSet = {
  kind: 'docs',
  name: 'newdocs',
  label: 'Tutorials',
  folder: 'newdocs',
  routeBasePath: 'newdocs',
  mainRoute: '/newdocs/Express/Getting Started with Express',
  hasLessons: true,
  versions: [],
};

/** The blog; 4 posts a page (row C4). */
export const blog: BlogSet = {
  kind: 'blog',
  name: 'blog',
  label: 'Blog',
  folder: 'blog',
  routeBasePath: 'blog',
  postsPerPage: 4,
};

export const docsSets: readonly DocsSet[] = [documentation, tutorials];

/** Every set of pages. The last has single pages, in Markdown or as components. */
export const pageSets: readonly PageSet[] = [
  ...docsSets,
  blog,
  { kind: 'pages', name: 'pages', label: 'Pages', folder: 'src/pages', routeBasePath: '' },
];

/** The search page, and the roots of the docs sets, which only redirect. Path patterns. */
export const notInSitemap: string[] = [
  'search',
  ...docsSets.map(({ routeBasePath }) => routeBasePath),
].map((route) => BASE_PATH + route);

/** The pages of one set in one version and one language. Folders are from `site/`. */
export interface PageFolder {
  readonly set: PageSet;
  /** `undefined` for the current version, and in sets without versions. */
  readonly version: string | undefined;
  readonly locale: string;
  readonly folder: string;
  /** The folder of the same pages in the default language. */
  readonly original: string;
}

/**
 * Lists every folder that may contain pages. Docusaurus prescribes the folders of versions and translations.
 *
 * @param locales languages to include; a folder that does not exist counts as empty
 */
export function listPageFolders(locales: readonly string[] = LOCALES): readonly PageFolder[] {
  return locales.flatMap((locale) =>
    pageSets.flatMap((set) => {
      const older = set.kind === 'docs' ? set.versions.map(({ name }) => name) : [];
      return [undefined, ...older].map((version) => {
        const original = originalFolder(set, version);
        const folder =
          locale === DEFAULT_LOCALE ? original : translatedFolder(set, version, locale);
        return { set, version, locale, folder, original };
      });
    }),
  );
}

/** The id of the set's plugin instance. */
export function pluginIdOf(set: PageSet): string {
  return set.kind === 'docs' && set !== documentation ? set.name : 'default';
}

function originalFolder(set: PageSet, version: string | undefined): string {
  const id = pluginIdOf(set);
  return version === undefined
    ? set.folder
    : `${id === 'default' ? '' : `${id}_`}versioned_docs/version-${version}`;
}

function translatedFolder(set: PageSet, version: string | undefined, locale: string): string {
  const id = pluginIdOf(set);
  const plugin = `docusaurus-plugin-content-${set.kind}${id === 'default' ? '' : `-${id}`}`;
  const versionFolder = version === undefined ? 'current' : `version-${version}`;
  return `i18n/${locale}/${plugin}${set.kind === 'docs' ? `/${versionFolder}` : ''}`;
}

/** The name of a set in one language, for checks that treat each language separately. */
export function localisedName(name: string, locale: string): string {
  return locale === DEFAULT_LOCALE ? name : `${name} ${locale}`;
}

/**
 * Finds the set to which a file belongs.
 *
 * @param file path from the project folder, with `/`
 * @param folders the folders to search
 * @returns the folder and the file's path below it; `undefined` when it is in none
 */
export function findPageFolder(
  file: string,
  folders: readonly PageFolder[] = listPageFolders(),
): (PageFolder & { readonly path: string }) | undefined {
  const found = folders.find(({ folder }) => file.startsWith(`site/${folder}/`));
  return found && { ...found, path: file.slice(`site/${found.folder}/`.length) };
}

/** Returns whether a page belongs to a tutorial set; `file` is its path from the project folder. */
export function isLesson(file: string): boolean {
  const found = findPageFolder(file);
  return found?.set.kind === 'docs' && found.set.hasLessons && found.version === undefined;
}
