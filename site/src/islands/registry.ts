import type { ComponentType } from 'react';
import type { ExerciseProps } from '../../shared/generated-data.ts';
import type { HeldActions } from '../client/islands/hold-actions.ts';
import type { LiveCode } from '../components/LiveExample/load-parts.ts';

type LoadIsland = (props: object, held: HeldActions) => Promise<ComponentType<object>>;

/**
 * The islands of the site: name, and how the runtime loads the component. The props, and what the reader has
 * pressed so far, are available to preload other code. Chunk names begin with `island-`
 * (`plugins/islands/configure-bundle.ts`). Components must not import Docusaurus or its theme, whose application does not run on the page.
 */
export const ISLANDS = {
  'live-example': (props) => {
    // The code to run is loaded in parallel with React.
    import(
      /* webpackChunkName: "island-live-parts" */ '../components/LiveExample/load-parts.ts'
    ).then(
      ({ loadRunner }) => loadRunner(props as LiveCode),
      // The island retries.
      () => undefined,
    );
    return import(
      /* webpackChunkName: "island-live-example" */ '../components/LiveExample/LiveIsland.tsx'
    ).then(({ LiveIsland }) => LiveIsland as ComponentType<object>);
  },
  checkpoint: () =>
    import(
      /* webpackChunkName: "island-checkpoint" */ '../components/Checkpoint/CheckpointIsland.tsx'
    ).then(({ CheckpointIsland }) => CheckpointIsland as ComponentType<object>),
  exercise: (props, held) => {
    // What a check needs is loaded in parallel with React; for Edit it would be in the way. The island retries.
    import(/* webpackChunkName: "island-live-parts" */ '../components/Exercise/load-check.ts')
      .then(({ loadCheck }): unknown => isCheckHeld(held) && loadCheck(props as ExerciseProps))
      .catch(() => undefined);
    return import(
      /* webpackChunkName: "island-exercise" */ '../components/Exercise/ExerciseIsland.tsx'
    ).then(({ ExerciseIsland }) => ExerciseIsland as ComponentType<object>);
  },
  explorer: () =>
    import(
      /* webpackChunkName: "island-explorer" */ '../components/PipelineExplorer/ExplorerIsland.tsx'
    ).then(({ ExplorerIsland }) => ExplorerIsland as ComponentType<object>),
  // In the chunk of the checkpoint, most of whose code it uses.
  practice: () =>
    import(
      /* webpackChunkName: "island-checkpoint" */ '../components/Practice/PracticeIsland.tsx'
    ).then(({ PracticeIsland }) => PracticeIsland as ComponentType<object>),
  'progress-tools': () =>
    import(
      /* webpackChunkName: "island-progress-tools" */ '../components/LessonProgress/ProgressTools.tsx'
    ).then(({ ProgressTools }) => ProgressTools as ComponentType<object>),
  request: (props) =>
    import(
      /* webpackChunkName: "island-request" */ '../components/RequestBuilder/RequestIsland.tsx'
    ).then(({ RequestIsland, loadModel }) => {
      // The form is described in a file of its own, loaded in parallel with React. The island retries.
      loadModel((props as { readonly operation: string }).operation).catch(() => undefined);
      return RequestIsland as ComponentType<object>;
    }),
  'save-offline': () =>
    import(
      /* webpackChunkName: "island-save-offline" */ '../components/Offline/SaveIsland.tsx'
    ).then(({ SaveIsland }) => SaveIsland as ComponentType<object>),
  offline: () =>
    import(/* webpackChunkName: "island-offline" */ '../components/Offline/OfflineIsland.tsx').then(
      ({ OfflineIsland }) => OfflineIsland as ComponentType<object>,
    ),
} satisfies Readonly<Record<string, LoadIsland>>;

/** Whether Check was pressed before the island was ready. */
function isCheckHeld(held: HeldActions): boolean {
  return [...held.keys()].some((control) => control.matches('[data-check]'));
}

export type IslandName = keyof typeof ISLANDS;
