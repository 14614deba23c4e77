import frame from '@generated/live-examples/default/frame.json';
import type { LiveExamples } from './frame-data.ts';

/** The data that `packages/lessons/build/live-examples` writes. */
export { frame };

/** The files of all live examples, loaded when the first one is run. */
export async function loadAllExamples(): Promise<LiveExamples> {
  const { default: examples } = await import(
    /* webpackChunkName: "island-live-files" */ '@generated/live-examples/default/examples.json'
  );
  return examples;
}
