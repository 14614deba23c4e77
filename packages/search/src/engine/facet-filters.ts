import type { PageFacts } from '../schema/page-records.ts';
import { recordType, type StoredRecord } from './record-store.ts';

/**
 * Algolia's `facetFilters`: all of the outer list, any of an inner one. Each is `facet:value`, a minus
 * before the value excludes it.
 */
export type FacetFilters = readonly (string | readonly string[])[];

/** Whether a record passes the filters. A facet that the index does not have lets nothing pass. */
export function passesFilters(
  filters: FacetFilters,
  page: PageFacts,
  record: Pick<StoredRecord, 'level'>,
): boolean {
  const facets: Readonly<Record<string, string>> = {
    'hierarchy.lvl0': page.group,
    language: page.language,
    docusaurus_tag: page.tag,
    section: page.section,
    type: recordType(record),
  };
  const passes = (filter: string): boolean => {
    const colon = filter.indexOf(':');
    const value = filter.slice(colon + 1);
    const own = facets[filter.slice(0, colon)];
    if (own === undefined) {
      return false;
    }
    return value.startsWith('-') ? own !== value.slice(1) : own === value;
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? passes(filter) : filter.some(passes),
  );
}
