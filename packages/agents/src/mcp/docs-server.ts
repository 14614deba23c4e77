import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Library } from './library.ts';

/** Longest answer in UTF-16 units; what is longer has to be asked for by section. Agents cut longer texts anyway. */
const LONGEST_TEXT = 50_000;

/** Hits and pages of one answer, unless asked for fewer or more. */
const DEFAULT_LIMIT = 10;
const MOST_HITS = 50;
const MOST_LISTED = 200;

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const path = z
  .string()
  .min(1)
  .max(500)
  .describe('Address of a page, as search_docs and list_pages give it: /vibe/docs/intro');

/**
 * Makes a server with the tools of the documentation. Each connection or request gets one of its own; they
 * share the library.
 */
export function createDocsServer(library: Library): McpServer {
  const server = new McpServer(
    { name: 'vibe-docs', version: '1.0.0' },
    {
      instructions:
        'Documentation of ViBe for developers. Search with search_docs, then read with get_page. A comment under a code block says how it was proven.',
    },
  );
  addSearch(server, library);
  addPages(server, library);
  addOperations(server, library);
  return server;
}

function addSearch(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: 'Finds sections of pages by words. Returns addresses for get_page.',
      inputSchema: z.object({
        query: z.string().min(1).max(512),
        section: z.enum(['Docs', 'Tutorials', 'API', 'Blog']).optional(),
        limit: z.number().int().min(1).max(MOST_HITS).default(DEFAULT_LIMIT),
        page: z.number().int().min(0).max(1000).default(0).describe('Page of the answer, from 0'),
      }),
      annotations: READ_ONLY,
    },
    (query) => {
      const { total, hits, unmentioned } = library.search(query);
      const lines = hits.map(
        ({ path: address, titles, section, snippet }) =>
          `- [${titles.join(' > ')}](${address}) (${section})${snippet && `\n  ${snippet}`}`,
      );
      const from = query.page * query.limit;
      if (hits.length === 0) {
        return total === 0
          ? text(`Nothing was found for "${query.query}". Try fewer or other words, or list_pages.`)
          : failure(`There are only ${total} sections: ask for an earlier page of the answer.`);
      }
      const shown = `${total} sections, shown: ${from + 1} to ${from + hits.length}.`;
      const head =
        unmentioned.length === 0
          ? shown
          : `Nothing here mentions ${OR.format(unmentioned)}. Nearest results: ${shown}`;
      return text([head, ...lines].join('\n'));
    },
  );
}

function addPages(server: McpServer, library: Library): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown, or one section of it: that of the # in the address, or of a heading.',
      inputSchema: z.object({
        path,
        section: z.string().max(300).optional().describe('Text or id of a heading on the page'),
      }),
      annotations: READ_ONLY,
    },
    ({ path: address, section }) => {
      const [page = '', anchor] = address.trim().replaceAll(' ', '%20').split('#');
      const markdown = library.read(page);
      if (markdown === undefined) {
        return failure(`There is no page "${address}". search_docs and list_pages give addresses.`);
      }
      const part =
        section === undefined
          ? (sectionOf(markdown, `#${anchor}`) ?? markdown)
          : (sectionOf(markdown, section) ?? sectionOf(markdown, `#${section}`));
      if (part === undefined) {
        return failure(
          `"${page}" has no heading "${section}". Its headings:\n${choices(markdown)}`,
        );
      }
      return part.length <= LONGEST_TEXT
        ? text(anchor ? `<!-- asked for #${anchor} -->\n${part}` : part)
        : failure(
            `The page is too long for one answer. Ask for one section:\n${choices(markdown)}`,
          );
    },
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists pages with a sentence each, in reading order.',
      inputSchema: z.object({
        section: z.string().max(100).optional().describe('As in the list: Documentation'),
        limit: z.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
        offset: z.number().int().min(0).max(100_000).default(0),
      }),
      annotations: READ_ONLY,
    },
    ({ section, limit, offset }) => {
      const pages = library.pages.filter(
        (page) => section === undefined || page.section === section,
      );
      if (pages.length === 0) {
        const sections = [...new Set(library.pages.map((page) => page.section))].join(', ');
        return failure(`There is no section "${section}". Sections: ${sections}.`);
      }
      if (offset >= pages.length) {
        return failure(`There are only ${pages.length} pages: ask for an earlier offset.`);
      }
      const lines = pages
        .slice(offset, offset + limit)
        .map((page) => `- [${page.title}](${page.path}) (${page.section}): ${page.description}`);
      return text([`${pages.length} pages, shown from ${offset + 1}.`, ...lines].join('\n'));
    },
  );
}

function addOperations(server: McpServer, library: Library): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Look up an operation of the HTTP API',
      description: 'Returns the description of an operation by its id, method and path, or words.',
      inputSchema: z.object({
        operation: z
          .string()
          .min(1)
          .max(300)
          .describe('CourseController.read, GET /courses/{id}, or words such as "delete a course"'),
      }),
      annotations: READ_ONLY,
    },
    ({ operation }) => {
      const known = library.operations(operation);
      if (known.length > 1) {
        return failure(`"${operation}" has several methods. Ask for one of:\n${known.join('\n')}`);
      }
      const request = { query: operation, section: 'API', limit: DEFAULT_LIMIT, page: 0 };
      const { hits, unmentioned } =
        known.length === 1 || isName(operation)
          ? { hits: [], unmentioned: [] }
          : library.search(request);
      const [address = hits.find(({ path: at }) => library.operations(at).length > 0)?.path ?? ''] =
        known;
      const [page = '', anchor = ''] = address.split('#');
      const markdown = library.read(page);
      const part = markdown && sectionOf(markdown, `#${anchor}`);
      const missing =
        unmentioned.length > 0
          ? `Nothing here mentions ${OR.format(unmentioned)}. Nearest operation:\n`
          : '';
      return part
        ? text(`${missing}<!-- ${page}#${anchor} -->\n${part.slice(0, LONGEST_TEXT)}`)
        : failure(`There is no operation "${operation}". search_docs finds operations by words.`);
    },
  );
}

/** What stands for one operation: an id, a request, a path or an address; a variable, such as the id of a course. */
const NAMES = [
  /^\S*\w(?:[.#/]|::)\w\S*$/,
  /^\W*(?:\/|[a-z]+\s+\/|(?:get|head|post|put|patch|delete|options)\s+\S*\/)/i,
  /:\/\//,
  /^\S*(?:[a-z][A-Z]|_|[{}])\S*$/,
  /^[\da-f]{24}$/i,
];

/** Whether a text names one operation; words do not. */
function isName(operation: string): boolean {
  return NAMES.some((shape) => shape.test(operation.trim()));
}

/** Headings below the title, as a list to choose from. */
function choices(markdown: string): string {
  const below = headingsOf(markdown).filter(({ level }) => level > 1 && level < 5);
  return below.map(({ line }) => line).join('\n');
}

function text(value: string): CallToolResult {
  return { content: [{ type: 'text', text: value }] };
}

function failure(message: string): CallToolResult {
  return { ...text(message), isError: true };
}

/** The headings of a page, and where they begin, in UTF-16 units. Lines inside of code blocks are none. */
function headingsOf(markdown: string) {
  const text = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, (code) => code.replaceAll('#', ' '));
  return [...text.matchAll(/^(#{1,6}) .*/gm)].map(({ 0: line, 1: marks = '', index: start }) => ({
    line,
    level: marks.length,
    start,
  }));
}

/**
 * Cuts a section out of a page.
 *
 * @param markdown whole page
 * @param name text of the heading, in any case, with or without marks such as backticks and its id; or the id: `#first`
 * @returns from the heading to the next one of its level or above; `undefined` when there is none
 */
function sectionOf(markdown: string, name: string): string | undefined {
  const headings = headingsOf(markdown);
  const place = headings.findIndex(
    ({ line }) => line.endsWith(` {${name}}`) || plain(line) === plain(name),
  );
  const heading = headings[place];
  if (heading === undefined) return undefined;
  const next = headings.slice(place + 1).find(({ level }) => level <= heading.level);
  return markdown.slice(heading.start, next?.start).trimEnd();
}

function plain(heading: string): string {
  return heading
    .replace(/^#+ | \{#\S+\}$/g, '')
    .replace(/[\\`*_]/g, '')
    .trim()
    .toLowerCase();
}
