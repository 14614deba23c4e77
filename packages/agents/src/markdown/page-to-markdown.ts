import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
import { select } from 'hast-util-select';
import { type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { toText } from 'hast-util-to-text';
import type { BlockContent, Code, Html, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { type ArticleClasses, prepareArticle, showHeadingIds } from './prepare-article.ts';

export interface MarkdownContext {
  /** Origin and base path of the site, without a slash at the end: `https://example.org/vibe`. */
  readonly siteUrl: string;
  /**
   * Where a page of the site has its Markdown, which may be that of the page to which it redirects; `undefined` for a
   * path without Markdown. Both are percent-encoded, the path is without extension: `/vibe/docs/intro`.
   */
  readonly markdownOf: (path: string) => string | undefined;
  readonly classes: ArticleClasses;
}

export interface MarkdownPage {
  /** Clean address below the host, percent-encoded: `/vibe/docs/intro`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of the last change, `2026-11-22`; none where the history is not known. */
  readonly modified: string | undefined;
  /** The file's whole text, front matter included. */
  readonly text: string;
  /** The text from the heading on. */
  readonly body: string;
  readonly samples: readonly Sample[];
}

/**
 * Converts a finished page, so that listings, tabs, types and questions are what readers see.
 *
 * @param page document of the built page; its article is changed in place
 * @param path its clean address below the host, percent-encoded: `/vibe/docs/intro`
 * @returns `undefined` for a page without `<main>`, such as a frame
 */
export function pageToMarkdown(
  page: Nodes,
  path: string,
  context: MarkdownContext,
): MarkdownPage | undefined {
  const head = select('head', page);
  const main = select('main', page);
  const article = main && (select('article:has(h1)', main) ?? main);
  if (article === undefined) {
    return undefined;
  }
  const heading = select('h1', article) ?? (head && select('title', head));
  const modified = select('time[itemprop=dateModified]', article)?.properties.dateTime;
  const day = typeof modified === 'string' ? modified.slice(0, 10) : undefined;
  prepareArticle(article, context.classes);
  showHeadingIds(article);
  const samples: Sample[] = [];
  const tree = toMdast(
    { type: 'root', children: [article] },
    { handlers: { figure: (state, element) => figureToCode(state, element, samples) } },
  ) as Root;
  changeLinks(tree, path, context);
  const title = heading === undefined ? path : toText(heading).trim();
  const description = metaOf(head, 'description');
  const body = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    rule: '-',
  });
  const facts = { path, title, description, modified: day };
  return { ...facts, text: `${fileHead(facts, context.siteUrl)}\n${body}`, body, samples };
}

/** @returns what a file begins with: facts about its page as front matter, and the way to the index */
export function fileHead(
  { path, title, description, modified }: Omit<MarkdownPage, 'text' | 'body' | 'samples'>,
  siteUrl: string,
): string {
  const url = `${new URL(siteUrl).origin}${path}`;
  const front = stringify(
    { title, description, url, ...(modified && { modified }) },
    { lineWidth: 0 },
  );
  return `---\n${front}---\n\n> Index of all pages: ${siteUrl}/llms.txt\n`;
}

/** @returns the address of a page's Markdown: `/vibe/docs/intro.md`; of the home page, `/vibe/index.md` */
export function markdownPath(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

function metaOf(head: Element | undefined, name: string): string {
  return String((head && select(`meta[name=${name}]`, head))?.properties.content ?? '');
}

/** Links to pages of the site lead to their Markdown; all addresses are whole, as a file has no base. */
function changeLinks(tree: Root, path: string, context: MarkdownContext): void {
  const { origin } = new URL(context.siteUrl);
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') {
      return;
    }
    const url = new URL(node.url, origin + path);
    if (url.origin !== origin || node.url.startsWith('#')) {
      return;
    }
    if (node.type === 'link') {
      url.pathname = context.markdownOf(url.pathname) ?? url.pathname;
    }
    node.url = url.href;
  });
}

/** A code block of a page and how it was proven. */
interface Sample {
  /** As in the fence: `ts`; empty for plain text. */
  readonly language: string;
  /** Name of the file that the block stands for, where the page gives one. */
  readonly title: string | undefined;
  /** Of the block's text in UTF-8, in hexadecimal. */
  readonly sha256: string;
  /** What was done with it: `Type-checked with TypeScript 6.0.3.`; none for a block that nothing proves. */
  readonly proof: string | undefined;
}

/**
 * Converts a figure that is a block of code; a figure of tabs holds several. Code keeps every byte, with its language and file name; below stands how it was proven.
 *
 * @param samples takes each block that is found
 */
function figureToCode(
  state: State,
  figure: Element,
  samples: Sample[],
): BlockContent[] | undefined {
  const code = select(':scope > pre > code', figure);
  if (code === undefined) {
    return state.all(figure) as BlockContent[];
  }
  const value = textOf(code);
  const language = languageOf(code);
  // The bar names a file or, marked as no content of the page, the language.
  const title = textAt('figcaption > span:not([data-search=off])', figure);
  const proof = textAt('details[data-proof] > p', figure);
  const sha256 = createHash('sha256').update(value).digest('hex');
  samples.push({ language, title, sha256, proof });
  const block: Code = {
    type: 'code',
    lang: language || null,
    meta: title === undefined || language === '' ? null : `title="${title}"`,
    value,
  };
  const note: Html = { type: 'html', value: `<!-- ${proof} sha256:${sha256} -->` };
  return proof === undefined ? [block] : [block, note];
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-'));
  return language === undefined || language === 'language-text' ? '' : language.slice(9);
}

function textAt(selector: string, figure: Element): string | undefined {
  const found = select(selector, figure);
  return found && textOf(found).trim();
}
