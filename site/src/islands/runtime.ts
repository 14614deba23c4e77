// The entry that the page script loads when an island or search is needed. Its file, `island-runtime`, contains Rspack's
// runtime, which loads the chunks of React, of the islands and of search.
import { startRuntime } from '@vibe-docs/theme/ui/islands/start-runtime';
import { ISLANDS } from './registry.ts';

startRuntime(
  ISLANDS,
  () =>
    import(
      /* webpackChunkName: "island-search" */ '@vibe-docs/search/ui/SearchDialog/answer-search'
    ),
);
