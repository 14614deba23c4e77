import type { ComponentType } from 'react';

/**
 * The islands of the site: name, and how the page script loads the component. Chunk names begin with
 * `island-` (`plugins/islands/configure-bundle.ts`). What a component imports is free of Docusaurus and its
 * theme, whose application does not run on the page.
 */
export const ISLANDS = {
  checkpoint: () =>
    import(
      /* webpackChunkName: "island-checkpoint" */ '../components/Checkpoint/CheckpointIsland.tsx'
    ).then(({ CheckpointIsland }) => CheckpointIsland as ComponentType<object>),
  explorer: () =>
    import(
      /* webpackChunkName: "island-explorer" */ '../components/PipelineExplorer/ExplorerIsland.tsx'
    ).then(({ ExplorerIsland }) => ExplorerIsland as ComponentType<object>),
  'progress-tools': () =>
    import(
      /* webpackChunkName: "island-progress-tools" */ '../components/LessonProgress/ProgressTools.tsx'
    ).then(({ ProgressTools }) => ProgressTools as ComponentType<object>),
} satisfies Readonly<Record<string, () => Promise<ComponentType<object>>>>;

export type IslandName = keyof typeof ISLANDS;
