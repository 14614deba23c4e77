import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { correctCase } from '@vibe-docs/kernel';
import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import type { PageRecords, SectionName } from '../schema/page-records.ts';
import { placeQuestions } from './place-questions.ts';
import { readPage } from './read-page.ts';

/** Which pages of a build are found by search, and how. */
export interface SearchSource {
  /** Folder that Docusaurus wrote, with `docs/intro.html` in it. */
  readonly buildDir: string;
  /** Its HTML files, from `listHtml`. */
  readonly files: readonly string[];
  /** Begins and ends with `/`. */
  readonly basePath: string;
  /** Which section a page belongs to, by its path: `/vibe/docs/intro`. */
  readonly sectionOf: (path: string) => SectionName;
  /** Pages to leave out, by path below the base path: `/blog/tags/hello`. */
  readonly isLeftOut: (route: string) => boolean;
  /** What readers ask and call a page, by the same path; its HTML does not hold it. */
  readonly askedOf: (route: string) => readonly string[];
  /** What readers type who look for a page, by the same path, to teach the search (`learn-words.ts`). */
  readonly queriesOf: (route: string) => readonly string[] | undefined;
  /** Ids of sections to which no question leads, though they hold its words: `check`, where readers answer. */
  readonly unasked: ReadonlySet<string>;
}

/** Reads every page of a build that search may find, sorted by path. */
export function readBuiltPages(source: SearchSource): readonly PageRecords[] {
  return source.files.flatMap((file) => {
    const load = () => fromParse5(parse(readFileSync(join(source.buildDir, file), 'utf8')));
    return readBuiltPage(source, file, load) ?? [];
  });
}

/**
 * Reads one page of a build.
 *
 * @param file its path below the build folder: `docs/intro.html`
 * @param load gives the document; not asked for a page that is left out
 * @returns `undefined` when search may not find it
 */
export function readBuiltPage(
  source: SearchSource,
  file: string,
  load: () => Nodes,
): PageRecords | undefined {
  const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  if (source.isLeftOut(route)) {
    return undefined;
  }
  const path = encodeURI(`${source.basePath}${route.slice(1)}`).replaceAll('#', '%23');
  const records = readPage(load(), path, source.sectionOf);
  if (records === undefined) {
    return undefined;
  }
  const { page, sections, messages } = records;
  const [asked, ...placed] = placeQuestions(sections, source.askedOf(route), source.unasked);
  const withAsked = sections.map((section, place) => {
    const own = [...(section.asked ?? []), ...(placed[place - 1] ?? [])];
    return own.length > 0 ? { ...section, asked: own } : section;
  });
  const queries = source.queriesOf(route);
  return {
    page,
    sections: withAsked,
    asked: asked ?? [],
    ...(queries && { queries }),
    ...(messages && { messages }),
  };
}

/**
 * Lists the HTML files of a build.
 *
 * @param pages paths of the pages, `docs/intro`: a disk that does not distinguish case may list them under other names
 * @returns paths below the folder, sorted; the order of the index
 */
export function listHtml(folder: string, pages: Iterable<string>): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replaceAll(sep, '/'));
  return [...correctCase(names, pages)].sort();
}
