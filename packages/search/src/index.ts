export { searchOrigins } from './algolia/hosts.ts';
export { pushToAlgolia } from './algolia/push-to-algolia.ts';
export { type IndexFile, makeIndex } from './build/make-index.ts';
export { openIndex } from './build/open-index.ts';
export {
  listHtml,
  readBuiltPage,
  readBuiltPages,
  type SearchSource,
} from './build/read-built-pages.ts';
export { readPage, readTitle, type SectionOf } from './build/read-page.ts';
export { type WrittenIndex, writeIndex } from './build/write-index.ts';
export type { HeadingSection, PageFacts, PageRecords, SectionName } from './schema/page-records.ts';
