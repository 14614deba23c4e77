export type { IndexSection } from './llms-index.ts';
export { type MarkdownPage, markdownPath, pageToMarkdown } from './page-to-markdown.ts';
export { type ArticleClasses, prepareArticle } from './prepare-article.ts';
export { type SiteMarkdown, writeMarkdownPages } from './write-markdown-pages.ts';
