import type { ContentSource, Site } from '@vibe-docs/content';
import type { IndexSection } from '@vibe-docs/markdown-pages';

/** A section of the reading order: its name, and the ids of its pages and links of its generated page, in order. */
interface SidebarPart {
  readonly label: string;
  /** Key of a tutorial series, each of which is a section. */
  readonly series: string | undefined;
  readonly ids: readonly string[];
}

/**
 * The parts of the site in the order in which a newcomer reads them: the docs as one section, each series of
 * the tutorials, the blog. Older docs versions are excluded: readers want current information.
 *
 * @param site with the routes of all pages
 * @param basePath with slashes at both ends
 */
export function readingOrder(
  source: ContentSource,
  site: Site,
  basePath: string,
): readonly IndexSection[] {
  const toPath = (route: string) => encodeURI(`${basePath}${route.slice(1)}`);
  return source.sets.flatMap((set): IndexSection[] => {
    const pages = site.pages.filter((page) => page.set === set.name && page.version === undefined);
    const pathsOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const page = pages.find((one) => one.id === id);
        return page === undefined ? [] : [toPath(page.route)];
      });
    switch (set.kind) {
      case 'docs': {
        const parts = sidebarParts(set.sidebars);
        const series = parts.flatMap(({ label, series: name, ids }) =>
          name === undefined ? [] : [{ title: `${label} tutorial`, name, paths: pathsOf(ids) }],
        );
        const others = parts.filter((part) => part.series === undefined).flatMap(({ ids }) => ids);
        const title =
          series.length === 0 ? 'Documentation' : 'Tutorials: learning path and practice';
        return others.length === 0
          ? series
          : [{ title, name: set.name, paths: pathsOf(others) }, ...series];
      }
      case 'blog': {
        const paths = pages.map(({ route }) => toPath(route)).reverse();
        return [{ title: 'Blog', name: set.name, paths }];
      }
      case 'pages':
        return [];
      default:
        return set satisfies never;
    }
  });
}

/** The top level of a sidebar file, whatever the names of its sidebars. */
function sidebarParts(sidebars: unknown): readonly SidebarPart[] {
  return Object.values(asRecord(sidebars))
    .flatMap((items) => (Array.isArray(items) ? items : []))
    .map((item: unknown) => {
      const { label, customProps } = asRecord(item);
      const { series } = asRecord(customProps);
      return {
        label: String(label ?? ''),
        series: typeof series === 'string' ? series : undefined,
        ids: docIds(item),
      };
    });
}

/** Ids below an item, its own page first. Docusaurus has validated the file. */
function docIds(item: unknown): readonly string[] {
  if (typeof item === 'string') {
    return [item];
  }
  const { type, id, link, items } = asRecord(item);
  const own = type === 'doc' && typeof id === 'string' ? [id] : [];
  const below = Array.isArray(items) ? items.flatMap(docIds) : [];
  return [...own, ...(link === undefined ? [] : docIds(link)), ...below];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
