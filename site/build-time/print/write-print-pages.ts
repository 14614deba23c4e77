import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '@vibe-docs/hosting';
import type { IndexSection } from '@vibe-docs/markdown-pages';
import { BASE_PATH } from '../../config/site-model.ts';
import { makePrintPage } from './make-print-page.ts';

const TEXTS = new URL('../../src/messages/print.json', import.meta.url);

/** Folder of the printable pages, below the build folder. No list, sitemap or search names them. */
export const PRINT_FOLDER = 'print';

/** Writes one printable page for each series. */
export function writePrintPages(
  buildDir: string,
  siteUrl: string,
  series: readonly IndexSection[],
): void {
  const texts = JSON.parse(readFileSync(TEXTS, 'utf8'));
  mkdirSync(join(buildDir, PRINT_FOLDER), { recursive: true });
  for (const { name, title, paths } of series) {
    const lessons = paths.map((path) => {
      const file = `${decodeURI(path.slice(BASE_PATH.length))}.html`;
      return { path, page: parsePage(readFileSync(join(buildDir, file), 'utf8')) };
    });
    const page = makePrintPage(title, lessons, { siteUrl, texts });
    writeFileSync(join(buildDir, PRINT_FOLDER, `${name}.html`), page);
  }
}
