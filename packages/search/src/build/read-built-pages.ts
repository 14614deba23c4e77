import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageRecords, SectionName } from '../schema/page-records.ts';
import {
  attribute,
  findElements,
  type HtmlElement,
  isSkipped,
  readSections,
  textOf,
} from './read-sections.ts';

/** Says which section a page belongs to by its path, e.g. `/vibe/docs/intro`. */
export type SectionOf = (path: string) => SectionName;

/** A page as parse5 reads it. */
export type ParsedDocument = DefaultTreeAdapterTypes.Document;

/**
 * Reads a built page into search records.
 *
 * @param page the whole document, as text or parsed.
 * @param path address below the origin, percent-encoded: `/vibe/docs/intro`.
 * @returns `undefined` for a page without a `main` element, an `h1` or the search tags that the
 *   theme writes into the head: such a page is not meant to be found.
 */
export function readPage(
  page: string | ParsedDocument,
  path: string,
  sectionOf: SectionOf,
): PageRecords | undefined {
  const document = typeof page === 'string' ? parse(page) : page;
  const main = findElements(document, ({ tagName }) => tagName === 'main')[0];
  const title = main && readTitle(main);
  const meta = readMeta(findElements(document, ({ tagName }) => tagName === 'meta'));
  const tag = meta.get('docsearch:docusaurus_tag');
  const language = meta.get('docsearch:language');
  if (main === undefined || title === undefined || tag === undefined || language === undefined) {
    return undefined;
  }
  const section = sectionOf(path);
  const sections = readSections(main, title);
  return {
    page: { path, title, group: readCategory(main) ?? section, section, tag, language },
    sections: withDescription(sections, meta.get('description')),
  };
}

/** The text of the first `h1` in a page or in a part of it; `undefined` when there is none. */
export function readTitle(part: ParsedDocument | HtmlElement): string | undefined {
  const heading = findElements(part, ({ tagName }) => tagName === 'h1')[0];
  return heading && textOf(heading, isSkipped);
}

function readMeta(elements: readonly HtmlElement[]): ReadonlyMap<string, string> {
  return new Map(
    elements.map((element) => [
      attribute(element, 'name') ?? '',
      attribute(element, 'content') ?? '',
    ]),
  );
}

/** The first breadcrumb with a text, unless it is the page itself. */
function readCategory(main: HtmlElement): string | undefined {
  const trail = findElements(
    main,
    (element) => element.tagName === 'nav' && attribute(element, 'aria-label') === 'Breadcrumbs',
  )[0];
  const crumbs = trail === undefined ? [] : findElements(trail, ({ tagName }) => tagName === 'li');
  const names = crumbs.map((crumb) => textOf(crumb, () => false)).filter((name) => name !== '');
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

/** Which pages of a build are found by search, and how. */
export interface SearchSource {
  /** Folder that the site generator wrote, with `docs/intro.html` in it. */
  readonly buildDir: string;
  /** Begins and ends with `/`. */
  readonly basePath: string;
  readonly sectionOf: SectionOf;
  /** Pages to leave out, by path below the base path: `/blog/tags/hello`. */
  readonly isLeftOut: (route: string) => boolean;
  /** Questions that a page answers, by the same path; its HTML does not hold them. */
  readonly askedOf: (route: string) => readonly string[];
}

/** Reads every page of a build that search may find, sorted by path. */
export function readBuiltPages(source: SearchSource): readonly PageRecords[] {
  return listHtml(source.buildDir).flatMap(
    (file) =>
      readBuiltPage(source, file, () => readFileSync(join(source.buildDir, file), 'utf8')) ?? [],
  );
}

/**
 * Reads one page of a build.
 *
 * @param file its path below the build folder: `docs/intro.html`
 * @param load gives the page, as text or parsed; not asked for a page that is left out
 * @returns `undefined` when search may not find it
 */
export function readBuiltPage(
  source: SearchSource,
  file: string,
  load: () => string | ParsedDocument,
): PageRecords | undefined {
  const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  if (source.isLeftOut(route)) {
    return undefined;
  }
  const path = encodeURI(`${source.basePath}${route.slice(1)}`).replaceAll('#', '%23');
  const records = readPage(load(), path, source.sectionOf);
  return records && { ...records, asked: source.askedOf(route) };
}

/** @returns paths below the folder, sorted within each folder; the order of the index */
export function listHtml(folder: string, prefix = ''): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      if (entry.isDirectory()) {
        return listHtml(folder, `${path}/`);
      }
      return entry.name.endsWith('.html') ? [path] : [];
    })
    .sort();
}
