import type { PageFacts } from '../schema/page-records.ts';

/**
 * Algolia's `facetFilters`: all of the outer list, any of an inner one. Each is `facet:value`, a minus
 * before the value excludes it.
 */
export type FacetFilters = readonly (string | readonly string[])[];

type Passes = (page: PageFacts) => boolean;

const FACETS: Readonly<Record<string, (page: PageFacts) => string>> = {
  'hierarchy.lvl0': ({ group }) => group,
  language: ({ language }) => language,
  docusaurus_tag: ({ tag }) => tag,
  section: ({ section }) => section,
};

/** @returns whether a page passes the filters. A facet that the index does not have lets nothing pass. */
export function readFilters(filters: FacetFilters): Passes {
  const all = filters.map((filter) => [filter].flat().map(readFilter));
  return (page) => all.every((any) => any.some((passes) => passes(page)));
}

function readFilter(filter: string): Passes {
  const colon = filter.indexOf(':');
  const [name, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
  const facet = Object.hasOwn(FACETS, name) ? FACETS[name] : undefined;
  const isExcluded = value.startsWith('-');
  return (page) =>
    facet !== undefined && (facet(page) === value.slice(isExcluded ? 1 : 0)) !== isExcluded;
}
