import type { Diagnostic } from '@vibe-docs/kernel';
import type { Page } from '../page/page.ts';
import type { ContentSet } from './content-set.ts';
import type { SitePath } from './site-path.ts';

/** All pages of the site, with the routes at which they are found. */
export interface Site {
  /** Folder of the site, from the project folder. */
  readonly folder: string;
  /** Where the site is published: origin and base path, no trailing slash. */
  readonly url: string;
  /** Markdown pages, sorted by file. */
  readonly pages: readonly SitePage[];
  /** Every canonical route. */
  readonly routes: ReadonlyMap<SitePath, RouteOwner>;
  /** Short addresses that redirect, with the route to which they lead. */
  readonly aliases: ReadonlyMap<SitePath, SitePath>;
  /** Files in the content and static folders, from the project folder. */
  readonly files: ReadonlySet<string>;
  /** Addresses of static files, e.g. `/img/logo.svg`. */
  readonly staticFiles: ReadonlySet<SitePath>;
  /** What was wrong while reading: invalid MDX, duplicate routes. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A Markdown page with its place in the site. */
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
  /** The route that the file's path would give, when `slug` gives another one. */
  readonly alias: SitePath | undefined;
}

/** Who answers at a route. Only of a Markdown page the headings are known. */
export type RouteOwner =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'component'; readonly file: string }
  | { readonly kind: 'generated'; readonly by: string };
