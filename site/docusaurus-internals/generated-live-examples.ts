import frame from '@generated/live-examples/default/frame.json';
import type { LiveExamples } from '../shared/generated-data.ts';

/** What `build-time/plugins/live-examples` has written: see `generated-home.ts`. */
export { frame };

/** The files of all live examples, which are loaded when the first one is run. */
export async function loadAllExamples(): Promise<LiveExamples> {
  const { default: examples } = await import(
    /* webpackChunkName: "island-live-files" */ '@generated/live-examples/default/examples.json'
  );
  return examples;
}
