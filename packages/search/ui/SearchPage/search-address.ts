import { SECTIONS, type SectionName } from '../../src/browser/index.ts';

/** What the address of the search page says: `?q=middleware&in=Tutorials`. */
export interface SearchAddress {
  readonly query: string;
  /** `undefined` for all. */
  readonly section: SectionName | undefined;
}

/** @param search query part of an address, with or without `?`. */
export function parseAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    section: SECTIONS.find((section) => section === parameters.get('in')),
  };
}

/**
 * @param section empty for all
 * @returns the query part, empty when nothing is searched
 */
export function formatAddress(query: string, section: string): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (section !== '') parameters.set('in', section);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
