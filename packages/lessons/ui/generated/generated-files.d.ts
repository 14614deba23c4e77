/** Written by `packages/lessons/build/page-lists`: data of the home page. */
declare module '@generated/page-lists/default/home.json' {
  const home: import('./generated-data.ts').HomeData;
  export default home;
}

/** Written by `packages/lessons/build/page-lists`: the pages with questions. */
declare module '@generated/page-lists/default/question-pages.json' {
  const pages: readonly import('./generated-data.ts').QuestionPage[];
  export default pages;
}
