import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { visit } from 'unist-util-visit';

/** The content of a page for a reader or an agent. */
export interface PageContent {
  readonly words: readonly string[];
  readonly headings: readonly string[];
  readonly codes: readonly string[];
  /** Addresses as written in the page. */
  readonly links: readonly string[];
}

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Controls and navigation, which are not content. This test has a list of its own on purpose. */
const NOT_READ: readonly ((element: HtmlElement) => boolean)[] = [
  ({ tagName }) => /^(?:script|style|svg|button|form|footer|noscript|template)$/.test(tagName),
  (element) => /breadcrumbs|toc-mobile|hash-link|pagination-nav/.test(attribute(element, 'class')),
  (element) => attribute(element, 'role') === 'tablist',
  // Marks of the reader's progress, which the page script shows.
  (element) => /^(?:a|span|strong)$/.test(element.tagName) && has(element, 'hidden'),
  (element) => has(element, 'popover') || attribute(element, 'data-markdown') === 'off',
  // The toolbar of a code block: its file name is in the fence, the rest are controls.
  ({ tagName }) => tagName === 'figcaption',
  // The numbers of the questions, which are buttons.
  (element) => attribute(element, 'aria-label') === 'All questions',
];

/** Reads the article of a built page; where its heading is outside, all of `<main>`. */
export function readHtml(html: string): PageContent {
  const main = find(parse(html).childNodes, ({ tagName }) => tagName === 'main')[0];
  const article = find(
    main?.childNodes ?? [],
    (element) =>
      element.tagName === 'article' &&
      find([element], ({ tagName }) => tagName === 'h1').length > 0,
  )[0];
  const root = prune(article ?? main);
  const codes = find(
    root,
    ({ tagName, childNodes }) =>
      tagName === 'pre' && childNodes.some((node) => node.nodeName === 'code'),
  );
  const all = (names: RegExp) => find(root, ({ tagName }) => names.test(tagName));
  return {
    words: wordsOf(root.map(textOf).join(' ')),
    headings: all(/^h[1-6]$/).map((heading) => plain(textOf(heading))),
    codes: codes.map(textOf),
    links: all(/^a$/).map((link) => attribute(link, 'href')),
  };
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

function prune(element: HtmlElement | undefined): readonly HtmlNode[] {
  return (element?.childNodes ?? []).flatMap((node): HtmlNode[] => {
    if (!('tagName' in node)) {
      return [node];
    }
    return NOT_READ.some((fits) => fits(node)) ? [] : [{ ...node, childNodes: [...prune(node)] }];
  });
}

function find(
  nodes: readonly HtmlNode[],
  fits: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return nodes.flatMap((node) =>
    'tagName' in node ? [...(fits(node) ? [node] : []), ...find(node.childNodes, fits)] : [],
  );
}

function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  // Block elements end words; inline elements may occur within one.
  return /^(?:a|b|code|em|i|span|strong|samp|kbd|var|sup|sub|wbr)$/.test(node.nodeName) ||
    node.nodeName === 'pre'
    ? text
    : ` ${text} `;
}

function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? '';
}

function has(element: HtmlElement, name: string): boolean {
  return element.attrs.some((one) => one.name === name);
}
