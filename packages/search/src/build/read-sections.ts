import type { DefaultTreeAdapterTypes } from 'parse5';
import type { HeadingSection } from '../schema/page-records.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** @returns the value of an attribute, `undefined` when the element does not have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All elements below `parent` that fit, in document order; elements inside a fit are left out. */
export function findElements(
  parent: Parent,
  fits: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((child) => (fits(child) ? [child] : findElements(child, fits)));
}

/** The text below an element, with white space collapsed. `skips` names elements to leave out. */
export function textOf(element: HtmlElement, skips: (element: HtmlElement) => boolean): string {
  return collapse(rawText(element, skips));
}

/** Text of code: lines stay apart as the author wrote them. */
export function rawText(node: HtmlNode, skips: (element: HtmlElement) => boolean): string {
  if (!isElement(node)) {
    return node.nodeName === '#text' && 'value' in node ? node.value : '';
  }
  if (skips(node)) {
    return '';
  }
  return node.tagName === 'br'
    ? ' '
    : node.childNodes.map((child) => rawText(child, skips)).join('');
}

/** Joins runs of white space and drops the zero-width spaces that heading links carry. */
export function collapse(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** Never part of what a page says. `time` and `svg` only decorate; forms hold no text to find. */
const SKIPPED_TAGS = new Set(
  'nav button script style svg template noscript time input select textarea footer aside'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** 1 to 6 for a heading, `undefined` for another element. */
export function headingLevel({ tagName }: HtmlElement): number | undefined {
  return HEADINGS.has(tagName) ? Number(tagName.slice(1)) : undefined;
}

/**
 * Elements whose text must not be found.
 *
 * A link that holds a heading is a card: its words belong to the page it leads to. An element with
 * `data-search="off"` is left out on an author's wish.
 */
export function isSkipped(element: HtmlElement): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) {
    return true;
  }
  if (
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'off'
  ) {
    return true;
  }
  return element.tagName === 'a' && (isHashLink(element) || isCard(element));
}

function isHashLink(element: HtmlElement): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes('hash-link');
}

function isCard(element: HtmlElement): boolean {
  return findElements(element, (inner) => headingLevel(inner) !== undefined).length > 0;
}

interface OpenSection {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly prose: string[];
  readonly code: string[];
}

/** Elements that end a word: without them the text of two cells would run together. */
const INLINE = new Set(
  'a abbr b code em i kbd mark s small span strong sub sup u var wbr'.split(' '),
);

/**
 * Cuts the main part of a page at its headings.
 *
 * @param main the element that holds the page's text.
 * @param title title of the page, for the section before the first heading.
 * @returns the title's section first, then one per heading with an id, in document order. Text
 *   below a heading without an id belongs to the section before it, as nothing can link to it.
 */
export function readSections(main: HtmlElement, title: string): readonly HeadingSection[] {
  const first: OpenSection = { level: 1, title, anchor: '', prose: [], code: [] };
  const sections: OpenSection[] = [first];
  walk(main, sections);
  return sections.map((section) => ({
    level: section.level,
    title: section.title,
    anchor: section.anchor,
    prose: collapse(section.prose.join('')),
    code: section.code.join('\n').trim(),
  }));
}

function walk(element: HtmlElement, sections: OpenSection[]): void {
  for (const child of element.childNodes) {
    const current = sections.at(-1);
    if (current === undefined) {
      return;
    }
    if (!isElement(child)) {
      current.prose.push(rawText(child, isSkipped));
    } else if (!isSkipped(child)) {
      walkElement(child, current, sections);
    }
  }
}

function walkElement(element: HtmlElement, current: OpenSection, sections: OpenSection[]): void {
  const level = headingLevel(element);
  if (level === 1) {
    return;
  }
  const anchor = attribute(element, 'id');
  if (level !== undefined && anchor !== undefined) {
    sections.push({ level, title: textOf(element, isSkipped), anchor, prose: [], code: [] });
    return;
  }
  if (element.tagName === 'pre') {
    current.code.push(rawText(element, isSkipped).trim());
    return;
  }
  const isBlock = !INLINE.has(element.tagName);
  if (isBlock) {
    current.prose.push(' ');
  }
  walk(element, sections);
  if (isBlock) {
    sections.at(-1)?.prose.push(' ');
  }
}
