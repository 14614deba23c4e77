export type { Sample } from './code-blocks.ts';
export { type IndexSection, llmsIndex, type SiteFacts } from './llms-index.ts';
export {
  type MarkdownContext,
  type MarkdownPage,
  markdownPath,
  pageToMarkdown,
} from './page-to-markdown.ts';
export type { ArticleClasses } from './prepare-article.ts';
export { type SiteMarkdown, writeMarkdownPages } from './write-markdown-pages.ts';
