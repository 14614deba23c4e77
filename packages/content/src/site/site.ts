import type { Diagnostic } from '@vibe-docs/kernel';
import type { Page } from '../page/page.ts';
import type { SitePath } from './site-path.ts';

/**
 * A folder of Markdown pages and the plugin that turns it into routes: `plugin-content-docs`, `-blog` (with
 * `authors.yml` and `tags.yml` in the folder) or `-pages` (Markdown and components).
 */
export type ContentSet = {
  readonly name: string;
  /** From the project folder. */
  readonly folder: string;
  /** e.g. `docs` for `/docs/…`. */
  readonly routeBasePath: string;
} & (
  | {
      readonly kind: 'docs';
      /** The export of the sidebar file; its generated category pages are routes. */
      readonly sidebars: unknown;
      readonly versions: readonly DocsVersion[];
    }
  | { readonly kind: 'blog'; readonly postsPerPage: number }
  | { readonly kind: 'pages' }
);

/** An older version of the docs. */
export interface DocsVersion {
  readonly name: string;
  readonly folder: string;
  /** Below the set's `routeBasePath`, e.g. `2025` for `/docs/2025/…`. */
  readonly path: string;
  readonly sidebars: unknown;
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

/** All pages of the site and their routes. */
export interface Site extends Pick<SiteSource, 'folder' | 'url'> {
  /** Markdown pages, sorted by file. */
  readonly pages: readonly SitePage[];
  /** Every canonical route. */
  readonly routes: ReadonlyMap<SitePath, RouteOwner>;
  /** Short addresses that redirect, with their target routes. */
  readonly aliases: ReadonlyMap<SitePath, SitePath>;
  /** Files in the content and static folders, from the project folder. */
  readonly files: ReadonlySet<string>;
  /** Addresses of static files, e.g. `/img/logo.svg`. */
  readonly staticFiles: ReadonlySet<SitePath>;
  /** Findings of the reading itself: invalid MDX, duplicate routes. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A Markdown page and its route. */
export interface SitePage {
  readonly page: Page;
  readonly kind: ContentSet['kind'];
  /** Name of the content set. */
  readonly set: string;
  /** Name of an older version; `undefined` for the current one. */
  readonly version: string | undefined;
  /** Within the set: path without extension, as sidebars name it. */
  readonly id: string;
  readonly route: SitePath;
  /** The path-based route, when `slug` overrides it. */
  readonly alias: SitePath | undefined;
}

/** The source of a route. Headings are known for Markdown pages only. */
export type RouteOwner =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'component'; readonly file: string }
  | { readonly kind: 'generated'; readonly by: string };
