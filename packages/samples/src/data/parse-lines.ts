import type { SyntaxProblem } from './syntax-problem.ts';

interface Line {
  readonly text: string;
  readonly offset: number;
}

function linesOf(text: string): readonly Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return { text: line, offset: start };
  });
}

const VARIABLE = /^\s*(?:export\s+)?[A-Za-z_][\w.]*\s*=(?<value>.*)$/;

/** Checks a file of environment variables: `NAME=value` lines, comments, empty lines. */
export function parseDotenv(text: string): readonly SyntaxProblem[] {
  return linesOf(text).flatMap((line): readonly SyntaxProblem[] => {
    if (/^\s*(?:#.*)?$/.test(line.text)) {
      return [];
    }
    const value = VARIABLE.exec(line.text)?.groups?.value?.trim();
    if (value === undefined) {
      return [{ offset: line.offset, reason: 'The line is no NAME=value' }];
    }
    const quote = /^["'`]/.exec(value)?.[0];
    return quote !== undefined &&
      !new RegExp(`^${quote}[^${quote}]*${quote}\\s*(?:#.*)?$`).test(value)
      ? [{ offset: line.offset, reason: 'The quote is not closed on its line' }]
      : [];
  });
}

const INI_LINE = /^\s*(?:[;#].*|\[[^\]]+\]\s*|[^=[\]]+=.*|[\w.-]+)?\s*$/;

/** Checks an INI file: sections, `name = value` lines, comments. */
export function parseIni(text: string): readonly SyntaxProblem[] {
  return linesOf(text)
    .filter((line) => !INI_LINE.test(line.text))
    .map(({ offset }) => ({ offset, reason: 'The line is no section, no name = value' }));
}

const REQUEST_LINE = /^[A-Z]+ \S+(?: HTTP\/\d(?:\.\d)?)?$/;
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? [1-5]\d{2}(?: .*)?$/;
/** RFC 9110, section 5.1: a token, a colon, a value. */
const HEADER_LINE = /^[!#$%&'*+.^_`|~\w-]+:(?: .*)?$/;

/**
 * Checks an HTTP message: a request or status line, headers, an empty line, and a body, which must
 * be JSON when its headers say so.
 */
export function parseHttp(text: string, parseJsonBody: (body: string) => readonly SyntaxProblem[]) {
  const lines = linesOf(text.replaceAll('\r', ''));
  const [first, ...rest] = lines;
  if (first === undefined || !(REQUEST_LINE.test(first.text) || STATUS_LINE.test(first.text))) {
    return [{ offset: 0, reason: 'The first line is no request line and no status line' }];
  }
  const blank = rest.findIndex((line) => line.text.trim() === '');
  const headers = blank === -1 ? rest : rest.slice(0, blank);
  const problems: SyntaxProblem[] = headers
    .filter((line) => !HEADER_LINE.test(line.text))
    .map(({ offset }) => ({ offset, reason: 'The line is no "Name: value" header' }));
  const bodyStart = blank === -1 ? undefined : rest[blank + 1]?.offset;
  const isJson = headers.some(({ text: line }) => /^content-type:.*\bjson\b/i.test(line));
  const isCut = bodyStart !== undefined && text.slice(bodyStart).split('\n').includes('…');
  if (bodyStart !== undefined && isJson && !isCut) {
    for (const { offset, reason } of parseJsonBody(text.slice(bodyStart))) {
      problems.push({ offset: bodyStart + (offset ?? 0), reason });
    }
  }
  return problems;
}
