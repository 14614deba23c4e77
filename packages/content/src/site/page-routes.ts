import { posix } from 'node:path';
import type { ContentSet, SitePage } from './site.ts';
import { type SitePath, toSitePath } from './site-path.ts';

/** Input of a page's route. */
export interface PageRouteInput {
  /** Path below the folder of the set, with extension, e.g. `getting-started/intro.mdx`. */
  readonly path: string;
  /** Route of the set, e.g. `/docs/2025`. */
  readonly base: SitePath;
  /** Front matter `slug`. */
  readonly slug: string | undefined;
  /** Front matter `id` (docs only): replaces the file's name. */
  readonly id: string | undefined;
}

/**
 * Computes the route of a page like the Docusaurus plugin of its set (3.10: `slug.js` of the docs
 * plugin with `numberPrefixParser: false`, `blogUtils.js`, `content.js` of the pages plugin).
 *
 * @returns the route, the id within the set, and the path-based route where `slug` overrides it
 */
export function pageRoute(
  kind: ContentSet['kind'],
  input: PageRouteInput,
): Pick<SitePage, 'id' | 'route' | 'alias'> {
  const { path, base, slug } = input;
  const { id, ownPath } = ownPaths[kind](input);
  const own = toSitePath(base, ownPath);
  const isRelative = kind === 'docs' && !slug?.startsWith('/');
  const folder = isRelative ? toSitePath(posix.dirname(path)) : '';
  const route = slug === undefined ? own : toSitePath(base, toSitePath(folder, slug));
  return { id, route, alias: route === own ? undefined : own };
}

const ownPaths = { docs: docsPath, blog: blogPath, pages: pagesPath };

function docsPath({ path, id }: PageRouteInput) {
  const { dir, name } = posix.parse(path);
  const ownPath = posix.join(dir, id ?? name);
  // `isCategoryIndex` of the docs plugin: the file is the index of its folder.
  const indexes = ['index', 'readme', posix.basename(dir).toLowerCase()];
  return { id: ownPath, ownPath: indexes.includes(name.toLowerCase()) ? dir : ownPath };
}

/** A date prefix becomes folders: `2026-11-20-welcome` → `/2026/11/20/welcome`. */
const DATED_POST =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

function blogPath({ path }: PageRouteInput) {
  const groups = DATED_POST.exec(path)?.groups;
  if (groups !== undefined) {
    const { folder = '', date = '', text = '' } = groups;
    return { id: text, ownPath: `${date.replaceAll('-', '/')}/${folder}${text}` };
  }
  const id = path.replace(/(?:\/index)?\.mdx?$/, '');
  return { id, ownPath: id };
}

function pagesPath({ path }: PageRouteInput) {
  const id = path.replace(/\.[^./]+$/, '');
  return { id, ownPath: id.replace(/(?:^|\/)index$/, '') };
}
