import type { Diagnostic } from '@vibe-docs/kernel';
import type { Page } from '../page/page.ts';
import type { ContentSet } from './content-set.ts';
import type { SitePath } from './site-path.ts';

/** All pages of the site and their routes. */
export interface Site {
  /** Folder of the site, from the project folder. */
  readonly folder: string;
  /** Where the site is published: origin and base path, no trailing slash. */
  readonly url: string;
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
