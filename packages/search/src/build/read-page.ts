import type { Element, Nodes, Parents } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textIn } from 'hast-util-to-string';
import type { HeadingSection, PageRecords, SectionName } from '../schema/page-records.ts';

/**
 * Reads a built page into search records.
 *
 * @param page the whole document.
 * @param path address below the origin, percent-encoded: `/vibe/docs/intro`.
 * @returns `undefined` for a page without a `main` element, an `h1` or the search tags that the
 *   theme writes into the head: such a page is not meant to be found.
 */
export function readPage(
  page: Nodes,
  path: string,
  sectionOf: (path: string) => SectionName,
): PageRecords | undefined {
  const meta = (name: string) =>
    select(`meta[name="${name}"]`, page)?.properties.content as string | undefined;
  const main = select('main', page);
  const title = main && readTitle(main);
  const tag = meta('docsearch:docusaurus_tag');
  const language = meta('docsearch:language');
  if (main === undefined || title === undefined || tag === undefined || language === undefined) {
    return undefined;
  }
  const section = sectionOf(path);
  const sections = readSections(main, title);
  // Those of the API stand beside each operation that may give them, which explains none of them.
  const messages = section === 'API' ? [] : readMessages(main, sections);
  return {
    page: { path, title, group: readCategory(main) ?? section, section, tag, language },
    sections: withDescription(sections, meta('description')),
    ...(messages.length > 0 && { messages }),
  };
}

/** What programs write when they refuse or fail. */
const FAILURE =
  /\b(?:\w*(?:error|warning)|fatal|fail(?:ed|s|ure)?|cannot|unable|no|not|\w+n['’]t|must|exited|refused|denied|rejected|missing|unexpected|invalid|unknown|already|conflicts?|timed out)\b/i;

/** The code of an error: `EADDRINUSE`, `ERR_PNPM_OUTDATED_LOCKFILE`. */
const CODE = /\bE(?:[A-Z]{5,}|RR_)/;

/** Three words in a row. Not all refusals hold a word of failure: `the maximum upload size is`. Commands are searched too. */
const SENTENCE = /^[\p{L}\d]+(?:\p{P}? [\p{L}\d]+){2}/u;

/** Messages of programs that a page quotes: lines of output, code in a sentence, texts in quotation marks. */
function readMessages(main: Element, sections: PageRecords['sections']): readonly string[] {
  const linesOf = (selector: string) =>
    selectAll(selector, main).flatMap((code) => textToFind(code).split('\n'));
  const outputs = linesOf('pre > code:is(.language-text, .language-console)');
  const named = linesOf(':not(pre) > code');
  const quoted = sections.flatMap(({ prose, code }) => [
    ...`${prose}\n${code}`.matchAll(/["“]([^"“”\n]+)["”]/g),
  ]);
  const all = [...outputs, ...named, ...quoted.map(([, text = '']) => text)];
  const failures = all.filter((text) => FAILURE.test(text) || CODE.test(text));
  return [...new Set([...failures, ...named.filter((text) => SENTENCE.test(text))])];
}

/** The text of the first `h1` in a page or in a part of it; `undefined` when there is none. */
export function readTitle(part: Nodes): string | undefined {
  const heading = select('h1', part);
  return heading && collapse(textToFind(heading));
}

/** The first breadcrumb with a text, unless it is the page itself. */
function readCategory(main: Element): string | undefined {
  const names = selectAll('nav[aria-label=Breadcrumbs] li', main)
    .map((crumb) => collapse(textIn(crumb)))
    .filter((name) => name !== '');
  return names.length > 1 ? names[0] : undefined;
}

/** The description says in the author's words what the page is for, so it stands first. */
function withDescription(
  sections: PageRecords['sections'],
  description: string | undefined,
): PageRecords['sections'] {
  const [first, ...rest] = sections;
  if (first === undefined || !description || first.prose.startsWith(description)) {
    return sections;
  }
  return [{ ...first, prose: `${description} ${first.prose}`.trim() }, ...rest];
}

/** Never part of what a page says. `time` and `svg` only decorate; forms hold no text to find. */
const SKIPPED_TAGS = new Set(
  'nav button script style svg template noscript time input select textarea footer aside'.split(
    ' ',
  ),
);

/**
 * Elements whose text must not be found.
 *
 * A link that holds a heading is a card: its words belong to the page it leads to. An element with
 * `data-search="off"` is left out on an author's wish.
 */
function isSkipped(element: Element): boolean {
  const { hidden, ariaHidden, dataSearch } = element.properties;
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    hidden !== undefined ||
    ariaHidden === 'true' ||
    dataSearch === 'off' ||
    (element.tagName === 'a' && (isHashLink(element) || holdsHeading(element)))
  );
}

function isHashLink({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('hash-link');
}

function holdsHeading({ children }: Element): boolean {
  return children.some(
    (child) => child.type === 'element' && (/^h[1-6]$/.test(child.tagName) || holdsHeading(child)),
  );
}

/** The text of an element without what is skipped; lines of code stay apart as the author wrote them. */
function textToFind(node: Nodes): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  if (isSkipped(node)) {
    return '';
  }
  return node.tagName === 'br' ? ' ' : node.children.map(textToFind).join('');
}

/** Joins runs of white space and drops the zero-width spaces that heading links carry. */
function collapse(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** A section whose text still comes in pieces. */
interface OpenSection extends Omit<HeadingSection, 'prose' | 'code' | 'asked'> {
  readonly prose: string[];
  readonly code: string[];
  readonly asked: string[];
}

/** Elements that end a word: without them the text of two cells would run together. */
const INLINE = new Set(
  'a abbr b code em i kbd mark s small span strong sub sup u var wbr'.split(' '),
);

/**
 * Cuts the main part of a page at its headings.
 *
 * @returns the title's section first, then one per heading with an id, in document order. Text
 *   below a heading without an id belongs to the section before it, as nothing can link to it.
 */
function readSections(main: Element, title: string): readonly HeadingSection[] {
  const sections: OpenSection[] = [{ level: 1, title, anchor: '', prose: [], code: [], asked: [] }];
  walk(main, sections);
  return sections.map(({ prose, code, asked, ...section }) => ({
    ...section,
    prose: collapse(prose.join('')),
    code: code.join('\n').trim(),
    ...(asked.length > 0 && { asked }),
  }));
}

function walk(parent: Parents, sections: OpenSection[]): void {
  for (const child of parent.children) {
    const current = sections.at(-1);
    if (child.type !== 'element') {
      current?.prose.push(textToFind(child));
      continue;
    }
    const level = Number(/^h([1-6])$/.exec(child.tagName)?.[1] ?? 0);
    const { id } = child.properties;
    if (isSkipped(child) || level === 1) {
      continue;
    }
    if (child.properties.dataSearch === 'names') {
      current?.asked.push(collapse(textToFind(child)), current.anchor);
    }
    if (level > 1 && typeof id === 'string') {
      const heading = collapse(textToFind(child));
      sections.push({ level, title: heading, anchor: id, prose: [], code: [], asked: [] });
    } else if (child.tagName === 'pre') {
      current?.code.push(textToFind(child).trim());
    } else {
      const space = INLINE.has(child.tagName) ? '' : ' ';
      current?.prose.push(space);
      walk(child, sections);
      sections.at(-1)?.prose.push(space);
    }
  }
}
