import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useMemo } from 'react';
import { getSiteSearch, type HostedSearch, type SiteSearch } from './search-client.ts';

/** @returns a function that gives the shared client. Call it in the browser only. */
export function useSiteSearch(): () => SiteSearch {
  const baseUrl = useBaseUrl('/');
  const { siteConfig } = useDocusaurusContext();
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearch | undefined;
  return useCallback(() => getSiteSearch(baseUrl, hosted), [baseUrl, hosted]);
}

/** Filters of contextual search (contract section 7): the language, and pages of the shown versions. */
export function useContextualFilters(): readonly (string | readonly string[])[] {
  const { i18n } = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () => [`language:${i18n.currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    [i18n.currentLocale, tags],
  );
}
