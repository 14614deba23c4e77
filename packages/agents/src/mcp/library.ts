import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '@vibe-docs/hosting';
import { openIndex } from '@vibe-docs/search';
import { decodeHTML } from 'entities';

/** A page as an agent is shown it in lists. */
export interface ListedPage {
  /** Clean address below the host, percent-encoded: `/vibe/docs/intro`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Part of the site, as in `llms.txt`: `Documentation`. */
  readonly section: string;
}

/** What the tools answer from: the built site. Nothing else of the disk is ever opened. */
export type Library = ReturnType<typeof openLibrary>;

/** What the search of the site finds: no older version of the docs. */
const CURRENT = ['default', 'docs-default-current', 'docs-newdocs-current'].map(
  (tag) => `docusaurus_tag:${tag}`,
);

const LINE = /^- \[(?<title>(?:\\.|[^\]\\])*)\]\((?<url>[^)\s]+\.md)\)(?:: (?<description>.*))?$/;

/**
 * Opens the Markdown pages and the search index of a built site.
 *
 * @param buildDir what is served at the base path
 * @throws Error when the folder holds no finished site
 */
export function openLibrary(buildDir: string) {
  const pages = readIndex(readText(join(buildDir, 'llms.txt')));
  const find = openSite(buildDir);
  const read = (address: string) => {
    const file = find(address) ?? find(`/${address}`);
    return file?.endsWith('.md') ? readPage(join(buildDir, file)) : undefined;
  };
  const operations = listOperations(pages.map(({ path }) => [path, read(path) ?? '']));
  const ask = openIndex(buildDir, 'https://site.invalid');
  return {
    pages,
    /**
     * @param address any that the server answers or redirects, also without its first slash
     * @returns the Markdown of the page; `undefined` for other addresses
     */
    read,
    /**
     * @param name its id, its address, or its path with or without method, also with the ids of a request
     * @returns addresses of operations of the HTTP API, several for a path with several methods
     */
    operations: (name: string) => operations.get(keyOf(name)) ?? [],
    /**
     * @param request the section is a filter as in the search dialog: `Docs`, `Tutorials`, `API` or `Blog`; pages count
     * from 0
     * @returns words that no page has, and sections with the titles of the page and of the headings down to the hit, and words around the match
     */
    search({
      query,
      section,
      limit,
      page,
    }: Readonly<{ query: string; section?: string | undefined; limit: number; page: number }>) {
      const { hits, nbHits, unmentioned } = ask({
        indexName: 'site',
        query,
        page,
        hitsPerPage: limit,
        facetFilters: [CURRENT, ...(section === undefined ? [] : [`section:${section}`])],
        attributesToSnippet: ['content:30'],
        highlightPreTag: '',
        highlightPostTag: '',
      });
      return {
        total: nbHits,
        unmentioned: unmentioned?.all ?? [],
        // Their texts are escaped for HTML.
        hits: hits.map(({ url, hierarchy, section: part, _snippetResult }) => ({
          path: url.replace('https://site.invalid', ''),
          titles: Object.values(hierarchy)
            .slice(1)
            .flatMap((title) => (title === null ? [] : [decodeHTML(title)])),
          section: part,
          snippet: decodeHTML(_snippetResult.content?.value ?? ''),
        })),
      };
    },
  };
}

/** @returns the pages that `llms.txt` lists, each once and in its order */
function readIndex(index: string): readonly ListedPage[] {
  const pages = new Map<string, ListedPage>();
  let section = '';
  for (const line of index.split('\n')) {
    section = line.startsWith('## ') ? line.slice(3) : section;
    const { title, url, description = '' } = LINE.exec(line)?.groups ?? {};
    const path = url && new URL(url).pathname.replace(/(?:\/index)?\.md$/, '');
    // The files with the whole text of a section are no pages.
    if (title !== undefined && path !== undefined && !path.includes('/llms/')) {
      pages.set(path, { path, title: title.replace(/\\(.)/g, '$1'), description, section });
    }
  }
  return [...pages.values()];
}

/** A long page goes on in further files, `courses/part-2.md`, whose front matter is left out. */
function readPage(file: string): string {
  const texts = [readText(file)];
  for (let part = 2; ; part++) {
    const next = file.replace(/\.md$/, `/part-${part}.md`);
    if (!existsSync(next)) return texts.join('\n');
    texts.push(readText(next).replace(/^---\n[\s\S]*?\n---\n/, ''));
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`Cannot read ${file}. Build the site first: npm run build.`, { cause });
  }
}

/** How the API pages write an operation: heading with id, method and path. */
const OPERATION = /^### .* \{#(\S+)\}\n\n([A-Z]+) `(\S+)`$/gm;

/**
 * The same for `GET /api/courses/{courseId}`, `GET /courses/:id/` and a request with an id of MongoDB, and for an id and an
 * address that ends in it.
 */
function keyOf(operation: string): string {
  return operation
    .replace(/^[\s`'"]+|[\s`'"]+$/g, '')
    .replace(/^.*#/, '')
    .replace(
      /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(?:\/?api(?=\/))?(?=\/)/i,
      (_match, method = '') => `${method.toUpperCase()} `.trimStart(),
    )
    .replaceAll(/\{\w+\}|:\w+|(?<=\/)[\da-f]{24}\b/g, '{}')
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '');
}

/** Addresses of operations by id, by method and path, and by path. */
function listOperations(texts: readonly (readonly [page: string, text: string])[]) {
  const operations = new Map<string, string[]>();
  for (const [page, text] of texts) {
    for (const [, id = '', method, path = ''] of text.matchAll(OPERATION)) {
      for (const key of new Set([id, `${method} ${path}`, path].map(keyOf))) {
        operations.set(key, [...(operations.get(key) ?? []), `${page}#${id}`]);
      }
    }
  }
  return operations;
}
