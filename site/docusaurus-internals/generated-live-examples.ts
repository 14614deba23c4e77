import frame from '@generated/live-examples/default/frame.json';
import type { LiveExamples } from '../shared/generated-data.ts';

/** The data that `build-time/plugins/live-examples` writes: see `generated-home.ts`. */
export { frame };

/** The files of all live examples, loaded when the first one is run. */
export async function loadAllExamples(): Promise<LiveExamples> {
  const { default: examples } = await import(
    /* webpackChunkName: "island-live-files" */ '@generated/live-examples/default/examples.json'
  );
  return examples;
}
