export { type ContentCode, catalogue } from './catalogue.ts';
export { type ContentCheck, type ContentSource, checkContent } from './check-content.ts';
export { type CommandResult, runContentCheck } from './command/run-content-check.ts';
export { countWordsOf } from './page/count-words.ts';
export { type FrontMatter, frontMatterText } from './page/front-matter.ts';
export type {
  Anchor,
  Fence,
  Heading,
  ImageAlt,
  Page,
  PageComponent,
  PageImage,
  PageLink,
  Syntax,
  WordCount,
} from './page/page.ts';
export { type MdxParse, parseMdx } from './page/parse-mdx.ts';
export { type PageReading, readPage } from './page/read-page.ts';
export {
  isReportFormat,
  type Reporter,
  type ReportFormat,
  reporters,
} from './reporters/reporters.ts';
export type {
  BlogSet,
  ContentSet,
  DocsSet,
  DocsVersion,
  PagesSet,
  SiteSource,
} from './site/content-set.ts';
export { diskFiles } from './site/disk-files.ts';
export { readSite, readSiteHeads } from './site/read-site.ts';
export type { RouteOwner, Site, SitePage } from './site/site.ts';
export { type SitePath, toLink, toSitePath } from './site/site-path.ts';
export { memoryFiles, type SourceFiles } from './site/source-files.ts';
