import { relative, resolve, sep } from 'node:path';

/** Absolute path of `site/`. */
export const siteFolder = resolve(__dirname, '../..');

/**
 * The name under which a reader's progress on a page is stored: the path of its file in `site/`,
 * without ending, such as `newdocs/express/middleware`.
 *
 * @param file absolute path of a page or of its questions file
 */
export function pageKey(file: string): string {
  return relative(siteFolder, file)
    .replaceAll(sep, '/')
    .replace(/\.(?:mdx?|questions\.yaml)$/, '');
}

/** The path that diagnostics show: from the project folder, with `/`. */
export function projectPath(file: string): string {
  return relative(resolve(siteFolder, '../..'), file).replaceAll(sep, '/');
}
