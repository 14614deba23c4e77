import type { ExerciseProps } from '@vibe-docs/lessons/ui/generated/generated-data';
import type { LiveCode } from '@vibe-docs/live/ui/LiveExample/load-parts';
import type { HeldActions } from '@vibe-docs/theme/ui/client/islands/hold-actions';
import type { LoadIsland } from '@vibe-docs/theme/ui/islands/start-runtime';
import type { ComponentType } from 'react';

/**
 * The islands of the site: name, and how the runtime loads the component. Chunk names begin with `island-`
 * (`documents/configure-bundle.ts` of the theme). Components must not import Docusaurus or its theme, whose application does not run on the page.
 */
export const ISLANDS = {
  'live-example': (props) => {
    // The code to run is loaded in parallel with React.
    import(
      /* webpackChunkName: "island-live-parts" */ '@vibe-docs/live/ui/LiveExample/load-parts'
    ).then(
      ({ loadRunner }) => loadRunner(props as LiveCode),
      // The island retries.
      () => undefined,
    );
    return import(
      /* webpackChunkName: "island-live-example" */ '@vibe-docs/live/ui/LiveExample/LiveIsland'
    ).then(({ LiveIsland }) => LiveIsland as ComponentType<object>);
  },
  checkpoint: () =>
    import(
      /* webpackChunkName: "island-checkpoint" */ '@vibe-docs/lessons/ui/Checkpoint/CheckpointIsland'
    ).then(({ CheckpointIsland }) => CheckpointIsland as ComponentType<object>),
  exercise: (props, held) => {
    // What a check needs is loaded in parallel with React; for Edit it would be in the way. The island retries.
    import(/* webpackChunkName: "island-live-parts" */ '@vibe-docs/lessons/ui/Exercise/load-check')
      .then(({ loadCheck }): unknown => isCheckHeld(held) && loadCheck(props as ExerciseProps))
      .catch(() => undefined);
    return import(
      /* webpackChunkName: "island-exercise" */ '@vibe-docs/lessons/ui/Exercise/ExerciseIsland'
    ).then(({ ExerciseIsland }) => ExerciseIsland as ComponentType<object>);
  },
  explorer: () =>
    import(
      /* webpackChunkName: "island-explorer" */ '@vibe-docs/samples/ui/PipelineExplorer/ExplorerIsland'
    ).then(({ ExplorerIsland }) => ExplorerIsland as ComponentType<object>),
  // In the chunk of the checkpoint, most of whose code it uses.
  practice: () =>
    import(
      /* webpackChunkName: "island-checkpoint" */ '@vibe-docs/lessons/ui/Practice/PracticeIsland'
    ).then(({ PracticeIsland }) => PracticeIsland as ComponentType<object>),
  'progress-tools': () =>
    import(
      /* webpackChunkName: "island-progress-tools" */ '@vibe-docs/lessons/ui/LessonProgress/ProgressTools'
    ).then(({ ProgressTools }) => ProgressTools as ComponentType<object>),
  request: (props) =>
    import(
      /* webpackChunkName: "island-request" */ '@vibe-docs/product-source/ui/RequestBuilder/RequestIsland'
    ).then(({ RequestIsland, loadModel }) => {
      // The form is described in a file of its own, loaded in parallel with React. The island retries.
      loadModel((props as { readonly operation: string }).operation).catch(() => undefined);
      return RequestIsland as ComponentType<object>;
    }),
  'save-offline': () =>
    import(
      /* webpackChunkName: "island-save-offline" */ '@vibe-docs/offline/ui/Offline/SaveIsland'
    ).then(({ SaveIsland }) => SaveIsland as ComponentType<object>),
  offline: () =>
    import(
      /* webpackChunkName: "island-offline" */ '@vibe-docs/offline/ui/Offline/OfflineIsland'
    ).then(({ OfflineIsland }) => OfflineIsland as ComponentType<object>),
} satisfies Readonly<Record<string, LoadIsland>>;

/** Whether Check was pressed before the island was ready. */
function isCheckHeld(held: HeldActions): boolean {
  return [...held.keys()].some((control) => control.matches('[data-check]'));
}
