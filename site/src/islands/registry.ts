import type { ComponentType } from 'react';

/**
 * The islands of the site: name, and how the page script loads the component. Chunk names begin with
 * `island-` (`plugins/islands/configure-bundle.ts`). What a component imports is free of Docusaurus and its
 * theme, whose application does not run on the page.
 */
export const ISLANDS = {
  explorer: () =>
    import(
      /* webpackChunkName: "island-explorer" */ '../components/PipelineExplorer/ExplorerIsland.tsx'
    ).then(({ ExplorerIsland }) => ExplorerIsland as ComponentType<object>),
  'search-page': () =>
    import(
      /* webpackChunkName: "island-search-page" */ '../components/SearchPage/SearchPageIsland.tsx'
    ).then(({ SearchPageIsland }) => SearchPageIsland as ComponentType<object>),
} satisfies Readonly<Record<string, () => Promise<ComponentType<object>>>>;

export type IslandName = keyof typeof ISLANDS;
