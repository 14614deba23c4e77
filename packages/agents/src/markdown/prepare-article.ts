import { slug } from 'github-slugger';
import type { Element, ElementContent, Parents } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';

/** Elements without words, or with words of controls. */
const CONTROLS = new Set(
  'script style template noscript svg input select textarea dialog button footer'.split(' '),
);

/** Classes by which elements of the theme are known. A name fits a class that is it or begins with it and `_`. */
export interface ArticleClasses {
  /** What belongs to moving about the site, and the second picture of a pair for two colour modes. */
  readonly leftOut: readonly string[];
  readonly admonition: string;
  readonly admonitionHeading: string;
}

/**
 * Makes the article of a page plain: takes out controls, and turns what has no form in Markdown into
 * elements that have one. The article is changed in place.
 */
export function prepareArticle(article: Element, classes: ArticleClasses): void {
  showQuestions(article);
  remove(article, (node) => node.type === 'comment');
  visit(article, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined || element === article) {
      return;
    }
    // Code has its own conversion.
    if (element.tagName === 'figure' && isCode(element)) {
      return SKIP;
    }
    // A word with its meaning behind it is a button with a popover: the word stays.
    if (element.tagName === 'button' && element.properties.popoverTarget !== undefined) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    if (isLeftOut(element, classes.leftOut)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName === 'samp') {
      parent.children.splice(index, 1, ...linesOf(element));
      return [SKIP, index + 1];
    }
    if (
      element.tagName === 'summary' ||
      hasClass(element, classes.admonitionHeading) ||
      isTabName(element, parent)
    ) {
      element.tagName = 'p';
      element.children = [newElement('strong', element.children)];
    } else if (hasClass(element, classes.admonition)) {
      element.tagName = 'blockquote';
    }
    return;
  });
  setApart(article);
}

/** Writes the ids of headings behind their texts, as writers give them, so that links to them have a target. */
export function showHeadingIds(article: Element): void {
  visit(article, 'element', ({ tagName, properties: { id }, children }) => {
    const isNamed = id !== undefined && /^h[2-5]$/.test(tagName);
    if (isNamed && id !== slug(textOf({ type: 'root', children }).trim())) {
      children.push({ type: 'text', value: ` {#${id}}` });
    }
  });
}

/** Facts and links that only styles set apart, as in `<span>4 lessons</span><span>41 minutes</span>`, get a space. */
function setApart(article: Element): void {
  visit(article, 'element', (element, index = 0, parent) => {
    if (parent !== undefined && isPiece(element) && isPiece(parent.children[index + 1])) {
      parent.children.splice(index + 1, 0, { type: 'text', value: ' ' });
    }
    return element.tagName === 'pre' || element.tagName === 'code' ? SKIP : undefined;
  });
}

function isPiece(node: Parents['children'][number] | undefined): boolean {
  return node?.type === 'element' && (node.tagName === 'a' || node.tagName === 'span');
}

/**
 * A checkpoint is a form with one question and, for readers without scripts, a list of all with their
 * answers behind `<details>`. The list stays, and the answers go to its end.
 */
function showQuestions(article: Element): void {
  // Not by a selector with `:has()`, which takes a tenth of the time of the whole conversion.
  visit(article, 'element', (form, index, section) => {
    if (
      form.properties.dataIsland !== 'checkpoint' ||
      index === undefined ||
      section === undefined
    ) {
      return;
    }
    section.children.splice(index, 1);
    const list = select('ol', section);
    if (list !== undefined) {
      const answers = selectAll(':scope > li > details', list);
      remove(list, (node) => answers.some((answer) => answer === node));
      section.children.push(...answers);
    }
    return [SKIP, index];
  });
}

function isCode({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && child.tagName === 'pre');
}

function isLeftOut(element: Element, classes: readonly string[]): boolean {
  const { hidden, popover, role, dataMarkdownIgnore } = element.properties;
  return (
    CONTROLS.has(element.tagName) ||
    popover !== undefined ||
    // A script fills it in and shows it, for one reader. Panels of tabs are for all.
    (hidden !== undefined && role !== 'tabpanel') ||
    role === 'tablist' ||
    dataMarkdownIgnore !== undefined ||
    classes.some((name) => hasClass(element, name))
  );
}

/** A panel of tabs begins with its name, which is shown when all panels are. */
function isTabName(element: Element, parent: Parents): boolean {
  return (
    parent.type === 'element' &&
    parent.properties.role === 'tabpanel' &&
    parent.children.find((child) => child.type === 'element') === element
  );
}

/** Classes of CSS modules end in a hash: `admonitionHeading_GCBg`. */
function hasClass({ properties }: Element, name: string): boolean {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return classes.some((one) => one === name || one.startsWith(`${name}_`));
}

/** The choices of a question show whole outputs. A code span has one line only, so each line gets one. */
function linesOf(output: Element): ElementContent[] {
  const lines = textOf(output).split('\n');
  return lines.flatMap((value, index) => [
    ...(index > 0 ? [newElement('br', [])] : []),
    newElement('code', [{ type: 'text', value }]),
  ]);
}

function newElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
