import type { DefaultTreeAdapterTypes } from 'parse5';

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
