/** A folder of Markdown pages and the plugin that turns it into routes. Folders are relative to the project. */
export type ContentSet = DocsSet | BlogSet | PagesSet;

/** Pages of `plugin-content-docs`. */
export interface DocsSet {
  readonly kind: 'docs';
  readonly name: string;
  readonly folder: string;
  /** e.g. `docs` for `/docs/…`. */
  readonly routeBasePath: string;
  /** The export of the sidebar file; its generated category pages are routes. */
  readonly sidebars: unknown;
  readonly versions: readonly DocsVersion[];
}

/** An older version of the docs. */
export interface DocsVersion {
  readonly name: string;
  readonly folder: string;
  /** Below the set's `routeBasePath`, e.g. `2025` for `/docs/2025/…`. */
  readonly path: string;
  readonly sidebars: unknown;
}

/** Posts of `plugin-content-blog`. `authors.yml` and `tags.yml` are in the folder. */
export interface BlogSet {
  readonly kind: 'blog';
  readonly name: string;
  readonly folder: string;
  readonly routeBasePath: string;
  readonly postsPerPage: number;
}

/** Single pages of `plugin-content-pages`, Markdown and components. */
export interface PagesSet {
  readonly kind: 'pages';
  readonly name: string;
  readonly folder: string;
  readonly routeBasePath: string;
}

/** Input of `readSite`. All paths are relative to the project folder, with `/`. */
export interface SiteSource {
  /** Folder of the site; `@site/` in an image address refers to it. */
  readonly folder: string;
  /** Where the site is published: origin and base path, no trailing slash. */
  readonly url: string;
  readonly sets: readonly ContentSet[];
  readonly staticFolders: readonly string[];
  /** Routes of other plugins, e.g. `/search`. A page file with the same route takes precedence. */
  readonly knownRoutes: readonly string[];
  /** Addresses of files that the build generates, e.g. `/blog/rss.xml`. */
  readonly knownFiles: readonly string[];
}
