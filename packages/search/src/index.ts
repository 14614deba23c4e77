export { pushToAlgolia, searchOrigins } from './algolia/push-to-algolia.ts';
export type { HostedSearch } from './browser/hosted-client.ts';
export { openIndex, writeIndex } from './build/index-files.ts';
export { makeIndex, partsOf } from './build/make-index.ts';
export {
  listHtml,
  readBuiltPage,
  readBuiltPages,
  type SearchSource,
} from './build/read-built-pages.ts';
export { readTitle } from './build/read-page.ts';
export {
  CORE_FILE,
  listFiles,
  MANIFEST_FILE,
  readDirectory,
  type SearchManifest,
} from './schema/index-format.ts';
export type { PageRecords } from './schema/page-records.ts';
