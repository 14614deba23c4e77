/** Written by `plugins/page-lists`: data of the home page. */
declare module '@generated/page-lists/default/home.json' {
  const home: import('../shared/generated-data.ts').HomeData;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default export
  export default home;
}

/** Written by `plugins/page-lists`: the pages with questions. */
declare module '@generated/page-lists/default/question-pages.json' {
  const pages: readonly import('../shared/generated-data.ts').QuestionPage[];
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default export
  export default pages;
}

/** Written by `plugins/live-examples`: address of the frame of live examples. */
declare module '@generated/live-examples/default/frame.json' {
  const frame: import('../shared/generated-data.ts').FrameAddresses;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default export
  export default frame;
}

/** Written by `plugins/live-examples`: the files of each live example, by its entry. */
declare module '@generated/live-examples/default/examples.json' {
  const examples: import('../shared/generated-data.ts').LiveExamples;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default export
  export default examples;
}
