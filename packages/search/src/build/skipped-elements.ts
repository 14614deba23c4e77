import { attribute, findElements, type HtmlElement } from './html-tree.ts';

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
