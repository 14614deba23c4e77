/**
 * What a first press loads, in kB over the network (Brotli). `e2e/tests/live-examples.spec.ts` measures
 * it, and fails when the text on the page is more than a tenth away from what was loaded.
 */
export const WEIGHTS = {
  /** Run, on an example that draws: compiler, frame, React and Zustand. */
  preview: 145,
  /** Run, on a program that prints: compiler and frame. */
  console: 80,
  /** Edit: the editor. */
  editor: 112,
} as const;
