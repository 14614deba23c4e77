import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionsFileOf, readQuestionFile } from '@vibe-docs/lessons/checkpoints';
import { findProjectFolder, readListing } from '@vibe-docs/samples/build/read-listing';
import { plainApi } from './plain-api.ts';
import { plainPage } from './plain-page.ts';
import { plainQuestions } from './plain-questions.ts';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Folders of `site/` with pages. */
const CONTENT = ['docs', 'newdocs', 'blog', 'versioned_docs'] as const;

/** Copied unchanged. */
const COPIED = ['static/img', 'versions.json', 'versioned_sidebars', 'src/pages/markdown-page.md'];

/** The home page's text, and the lesson whose questions it shows (`site/src/pages/_home.mdx`). */
const HOME = 'src/pages/_home.mdx';
const HOME_QUESTIONS = 'newdocs/express/http-methods.mdx';

/** A page about this site's own components: it is in no menu and has no plain form. */
const LEFT_OUT = 'docs/contributing/component-sheet.mdx';

/**
 * Writes the stock classic template with the content of this site.
 *
 * @param siteFolder `site/`, with generated API documents.
 * @param outFolder is emptied first, except Docusaurus' caches; `lab/.bench/stock`,
 * because the template imports menus and texts from `site/` by relative paths.
 * @returns number of pages
 */
export function writeStockSite(siteFolder: string, outFolder: string): number {
  emptyFolder(outFolder);
  cpSync(TEMPLATE, outFolder, { recursive: true });
  for (const path of COPIED) {
    cpSync(join(siteFolder, path), join(outFolder, path), { recursive: true });
  }
  const files = CONTENT.flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  ).filter((path) => /\.mdx?$|\.yml$/.test(path) && path !== LEFT_OUT);
  for (const path of files) {
    writeFile(join(outFolder, path), plainText(join(siteFolder, path)));
  }
  const home = readFileSync(join(outFolder, HOME), 'utf8');
  writeFile(join(outFolder, HOME), rewrite(home, join(siteFolder, HOME_QUESTIONS)));
  const openapi = readFileSync(join(siteFolder, 'static', 'openapi', 'openapi.json'), 'utf8');
  writeFile(join(outFolder, 'src', 'pages', 'api.md'), plainApi(JSON.parse(openapi)));
  return files.filter((path) => !path.endsWith('.yml')).length;
}

/** Caches are kept, so that a warm build can be measured. */
function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && name !== '.docusaurus' && name !== 'build') {
      rmSync(join(folder, name), { recursive: true });
    }
  }
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function plainText(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yml') ? text : rewrite(text, file);
}

/** @param page whose questions replace `<Checkpoint />` */
function rewrite(text: string, page: string): string {
  const projectFolder = findProjectFolder(page);
  return plainPage(text, {
    readListing: (listing) => {
      const reading = readListing(listing, projectFolder);
      if (reading.kind === 'missing') {
        throw new Error(`${page}: there is no ${reading.what} among the listings.`);
      }
      return reading.text;
    },
    questions: questionsOf(page),
  });
}

function questionsOf(page: string): string {
  const file = questionsFileOf(page);
  return existsSync(file)
    ? plainQuestions(readQuestionFile(file, readFileSync(file, 'utf8')).questions)
    : '';
}
