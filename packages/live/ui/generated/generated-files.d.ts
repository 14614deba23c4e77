/** Written by `packages/lessons/build/live-examples`: address of the frame of live examples. */
declare module '@generated/live-examples/default/frame.json' {
  const frame: import('./frame-data.ts').FrameAddresses;
  export default frame;
}

/** Written by `packages/lessons/build/live-examples`: the files of each live example, by its entry. */
declare module '@generated/live-examples/default/examples.json' {
  const examples: import('./frame-data.ts').LiveExamples;
  export default examples;
}
