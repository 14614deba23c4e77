export { pushToAlgolia } from './algolia/push-to-algolia.ts';
export { searchOrigins } from './algolia/search-origins.ts';
export { makeIndex, partsOf } from './build/make-index.ts';
export { openIndex } from './build/open-index.ts';
export {
  listHtml,
  readBuiltPage,
  readBuiltPages,
  type SearchSource,
} from './build/read-built-pages.ts';
export { readTitle } from './build/read-page.ts';
export { writeIndex } from './build/write-index.ts';
export type { PageRecords } from './schema/page-records.ts';
