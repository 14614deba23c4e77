/** A row of an endpoint table in a page. */
export interface EndpointRow {
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
export function readEndpointTables(markdown: string): readonly EndpointRow[] {
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
export function normalise(path: string): string {
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
