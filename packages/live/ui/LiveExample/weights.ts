/**
 * What a first press loads, in kB over the network (Brotli), where no other island has loaded React (60 kB)
 * before. `e2e/tests/live/live-examples.spec.ts` and `exercises.spec.ts` measure it: the first fails when the text
 * on the page is more than a tenth away from what was loaded.
 */
export const WEIGHTS = {
  /** Run, on an example that draws: React twice (page and frame), compiler, frame and Zustand. */
  preview: 203,
  /** Run, on a program that prints: React, compiler and frame. */
  console: 135,
  /** Edit: the editor. */
  editor: 112,
  /** Check, by kind of exercise. */
  check: { program: 145, react: 215, express: 155, pipeline: 165 },
  /** Check types too: compiler and the declarations of the language. */
  types: 530,
} as const;
