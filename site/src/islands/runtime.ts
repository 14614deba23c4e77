// What the page script loads when an island or search is needed. Its file, `island-runtime`, contains Rspack's
// runtime, which loads the chunks of React, of the islands and of search.

export { hydrate } from './hydrate.ts';

/** Loads the code that answers queries. */
export const loadSearchCode = () =>
  import(/* webpackChunkName: "island-search" */ '../components/SearchDialog/answer-search.ts');
