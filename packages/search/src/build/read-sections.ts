import type { HeadingSection } from '../schema/page-records.ts';
import { attribute, collapse, type HtmlElement, isElement, rawText, textOf } from './html-tree.ts';
import { headingLevel, isSkipped } from './skipped-elements.ts';

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
