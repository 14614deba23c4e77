import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecords } from '../schema/page-records.ts';
import { readPage, type SectionOf } from './read-page.ts';

/** Which pages of a build are found by search, and how. */
export interface SearchSource {
  /** Folder that the site generator wrote, with `docs/intro.html` in it. */
  readonly buildDir: string;
  /** Begins and ends with `/`. */
  readonly basePath: string;
  readonly sectionOf: SectionOf;
  /** Pages to leave out, by path below the base path: `/blog/tags/hello`. */
  readonly isLeftOut: (route: string) => boolean;
}

/** Reads every page of a build that search may find, sorted by path. */
export function readBuiltPages(source: SearchSource): readonly PageRecords[] {
  return listHtml(source.buildDir).flatMap((file) => {
    const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    if (source.isLeftOut(route)) {
      return [];
    }
    const path = encodeURI(`${source.basePath}${route.slice(1)}`).replaceAll('#', '%23');
    const html = readFileSync(join(source.buildDir, file), 'utf8');
    return readPage(html, path, source.sectionOf) ?? [];
  });
}

function listHtml(folder: string, prefix = ''): readonly string[] {
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
