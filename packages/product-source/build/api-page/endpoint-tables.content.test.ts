import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../../src/reference/index.ts';

/** A row of an endpoint table in a page. */
interface EndpointRow {
  /** From 1. */
  readonly line: number;
  readonly method: string;
  /** Below `/api`, without trailing slash, with every abbreviation resolved. */
  readonly path: string;
  /** Status of the success column; `undefined` where it holds none. */
  readonly status: number | undefined;
  /** Where the row leads: `/api#CourseController.read`; `undefined` without a link. */
  readonly link: string | undefined;
}

const ROW =
  /^\| \[?`(?<method>GET|POST|PUT|PATCH|DELETE)(?: (?<path>[^`]+))?`(?:\]\((?<link>[^)]+)\))? \|(?<cells>.*)$/;
const START = /Paths start with `(?<path>[^`]+)`/;
const CONTINUATION = /The path (?:goes on with|is) `(?<path>[^`]+)`/;
const ABBREVIATION = /\*(?<name>[A-Z]+)\* stands for `(?<path>[^`]+)`/g;

/**
 * Reads the endpoint tables of a module page. Their paths are short: the text above a table says how
 * they begin ("Paths start with …", "The path goes on with …") and what a word in capitals stands for.
 */
function readEndpointTables(markdown: string): readonly EndpointRow[] {
  const abbreviations = [...markdown.matchAll(ABBREVIATION)].map(({ groups }) => groups);
  const rows: EndpointRow[] = [];
  let start = '';
  let continuation = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    start = START.exec(line)?.groups?.path ?? start;
    // What a heading says about paths ends with the next heading.
    continuation = line.startsWith('#')
      ? ''
      : (CONTINUATION.exec(line)?.groups?.path ?? continuation);
    const row = ROW.exec(line)?.groups;
    if (start !== '' && row !== undefined) {
      let path = row.path ?? '';
      for (const abbreviation of abbreviations) {
        path = path.replace(abbreviation?.name ?? '', abbreviation?.path ?? '');
      }
      rows.push({
        line: index + 1,
        method: row.method ?? '',
        path: normalise(`${start}${continuation}/${path}`),
        status: statusOf(row.cells ?? ''),
        link: row.link,
      });
    }
  }
  return rows;
}

/** `/api/courses//{courseId}/` → `/courses/{courseId}`. */
function normalise(path: string): string {
  return path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/api(?=\/)/, '')
    .replace(/\/$/, '');
}

/** The first status in the second cell after the path: who may call comes before it. */
function statusOf(cells: string): number | undefined {
  const success = cells.split('|')[1] ?? '';
  const status = /^\W*(\d{3})\b/.exec(success)?.[1];
  return status === undefined ? undefined : Number(status);
}

describe('reading the endpoint tables of a page', () => {
  it('resolves beginnings, continuations and abbreviations', () => {
    const page = [
      'Paths start with `/api/courses`. *PART* stands for `/parts/{partId}`.',
      '| [`POST /`](/api#PartController.create) | anyone | 201, course | |',
      '### Modules',
      'The path goes on with `/modules`, with these endings.',
      '| `POST` | anyone | **201**, `{version}` | 404 |',
      '### Rest',
      '| `GET PART/items` | anyone | none | 500 |',
    ].join('\n');
    expect(readEndpointTables(page)).toEqual([
      {
        line: 2,
        method: 'POST',
        path: '/courses',
        status: 201,
        link: '/api#PartController.create',
      },
      { line: 5, method: 'POST', path: '/courses/modules', status: 201, link: undefined },
      {
        line: 7,
        method: 'GET',
        path: '/courses/parts/{partId}/items',
        status: undefined,
        link: undefined,
      },
    ]);
  });

  it('leaves pages alone that do not say how paths start', () => {
    expect(readEndpointTables('| `GET /anything` | a trap | the remedy |')).toEqual([]);
  });
});

const folder = fileURLToPath(
  new URL('../../../../site/docs/system-design/backend/module-breakdown/', import.meta.url),
);
const pages = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}${file}`, 'utf8');
  return { file, rows: readEndpointTables(text) };
});
const modulePages = pages.filter(({ file }) => file !== 'index.mdx');
const known = readNewestFacts().operations.map(({ method, path, success }) => ({
  key: `${method.toUpperCase()} ${normalise(path)}`,
  status: success.status,
}));

describe('the endpoint tables of the module pages', () => {
  it.each(pages)('name operations of the product, with their status: $file', ({ file, rows }) => {
    const wrong = rows.flatMap(({ line, method, path, status }) => {
      const operation = known.find(({ key }) => key === `${method} ${path}`);
      const isRight =
        operation !== undefined && (status === undefined || status === operation.status);
      return isRight ? [] : [`${file}:${line} ${method} ${path} ${status}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(modulePages)('are there: $file', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
  });
});
