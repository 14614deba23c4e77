import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select } from 'hast-util-select';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parse } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';

/** The content of a page for a reader or an agent. */
export interface PageContent {
  readonly words: readonly string[];
  readonly headings: readonly string[];
  readonly codes: readonly string[];
  /** Addresses as written in the page. */
  readonly links: readonly string[];
}

/**
 * Controls and navigation, which are not content. This test has a list of its own on purpose, and a function in place
 * of selectors: those take three quarters of the time of reading all pages.
 */
function isRead({ tagName, properties }: Element): boolean {
  const { className, hidden, role, popover, dataMarkdownIgnore } = properties;
  return !(
    // The captions are toolbars of code blocks: their file name is in the fence, the rest are controls.
    /^(?:script|style|svg|button|form|footer|noscript|template|figcaption)$/.test(tagName) ||
    /breadcrumbs|toc-mobile|hash-link|pagination-nav/.test(String(className)) ||
    // The reader's progress, which a script fills in and shows. Panels of tabs are for all readers.
    (hidden !== undefined && role !== 'tabpanel') ||
    popover !== undefined ||
    dataMarkdownIgnore !== undefined ||
    role === 'tablist' ||
    // The numbers of the questions, which are buttons.
    properties.ariaLabel === 'All questions'
  );
}

/** Reads the article of a built page; where its heading is outside, all of `<main>`. */
export function readHtml(html: string): PageContent {
  const main = select('main', fromParse5(parse(html)));
  const root = select('article:has(h1)', main) ?? main ?? { type: 'root', children: [] };
  const content = { headings: [] as string[], codes: [] as string[], links: [] as string[] };
  visit(root, 'element', (node, _index, parent) => {
    const { tagName, properties } = node;
    if (!isRead(node)) {
      return SKIP;
    }
    if (/^h[1-6]$/.test(tagName)) {
      content.headings.push(plain(textOf(node)));
    } else if (tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
      content.codes.push(textOf(node));
    } else if (tagName === 'a') {
      content.links.push(String(properties.href ?? ''));
    }
    return undefined;
  });
  return { words: wordsOf(textOf(root)), ...content };
}

/** Reads Markdown like a tool. */
export function readMarkdown(markdown: string): PageContent {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n\n>.*\n/, '');
  const tree = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const texts: string[] = [];
  const content = { headings: [] as string[], codes: [] as string[], links: [] as string[] };
  visit(tree, (node) => {
    if (node.type === 'code') {
      content.codes.push(node.value);
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
    if (node.type === 'link') {
      content.links.push(node.url);
    }
    if (node.type === 'heading') {
      let text = '';
      visit(node, (part) => {
        text += 'value' in part ? part.value : '';
      });
      content.headings.push(plain(text));
    }
  });
  return { words: wordsOf(texts.join(' ')), ...content };
}

/** @returns the share of the first words that are among the others, counting repetitions: 0 to 1 */
export function shareOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && !isRead(node)) {
    return '';
  }
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  // Block elements end words; inline elements may occur within one.
  const isInline =
    node.type === 'element' &&
    /^(?:a|b|code|em|i|pre|span|strong|samp|kbd|mark|var|sup|sub|wbr)$/.test(node.tagName);
  return isInline ? text : ` ${text} `;
}
