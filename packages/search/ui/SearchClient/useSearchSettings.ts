import { useActivePluginAndVersion, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HostedSearch } from '../../src/browser/hosted-client.ts';
import type { SearchSettings } from './search-client.ts';

/** @returns what search has to know, for the page that is rendered */
export function useSearchSettings(): SearchSettings {
  const baseUrl = useBaseUrl('/');
  const { i18n, siteConfig } = useDocusaurusContext();
  const active = useActivePluginAndVersion();
  const versions = Object.entries(useAllDocsData()).map(([id, { versions: all }]) => {
    const own = active?.activePlugin.pluginId === id ? active.activeVersion : undefined;
    const latestFirst = [...all].sort((a, b) => Number(b.isLast) - Number(a.isLast));
    return [id, own === undefined ? latestFirst.map(({ name }) => name) : [own.name]] as const;
  });
  return {
    baseUrl,
    language: i18n.currentLocale,
    versions: Object.fromEntries(versions),
    hosted: siteConfig.customFields?.hostedSearch as HostedSearch | undefined,
  };
}
