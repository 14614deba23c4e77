import { lexer, parse as parseStyles, walk } from 'css-tree';
import { type ParserError, parseFragment, parse as parsePage } from 'parse5';
import { parseAllDocuments } from 'yaml';

/** A syntax error. Without an offset it concerns the whole text. */
export interface SyntaxProblem {
  /** Offset in the text, counted from 0. */
  readonly offset: number | undefined;
  /** One sentence without a full stop. */
  readonly reason: string;
}

/** How blocks of data are parsed, by their language. */
export const PARSERS: Readonly<Record<string, (text: string) => readonly SyntaxProblem[]>> = {
  json: parseJson,
  yaml: parseYaml,
  yml: parseYaml,
  html: parseHtml,
  css: parseCss,
  http: parseHttp,
  dotenv: parseDotenv,
};

/** Checks JSON as RFC 8259 defines it. */
function parseJson(text: string): readonly SyntaxProblem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = /at position (?<offset>\d+)/.exec(reason)?.groups?.offset;
    return [
      {
        offset: offset === undefined ? undefined : Number(offset),
        reason: reason.replace(/ in JSON at position.*$/s, '').replace(/\s+/g, ' '),
      },
    ];
  }
}

/** Checks YAML 1.2, one document or several. */
function parseYaml(text: string): readonly SyntaxProblem[] {
  const documents = parseAllDocuments(text, { prettyErrors: false });
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ message, pos }) => ({ offset: pos[0], reason: message.replace(/\s+/g, ' ') })),
  );
}

/** Checks CSS: its grammar, and the names and values of properties. */
function parseCss(text: string): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const tree = parseStyles(text, {
    positions: true,
    onParseError: ({ message, offset }) => {
      problems.push({ offset, reason: message });
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      const { error } = lexer.matchProperty(node.property, node.value);
      if (error !== null && !node.property.startsWith('--')) {
        const [first] = error.message.split('\n');
        const isValue = first === 'Mismatch';
        problems.push({
          offset: node.loc?.start.offset,
          reason: isValue
            ? `"${node.property}" cannot have this value`
            : (first ?? '').replaceAll('`', '"'),
        });
      }
    },
  });
  return problems;
}

const IS_DOCUMENT = /^\s*(?:<!doctype|<html)/i;

/** Checks HTML: a document when it begins like one, else a fragment. */
function parseHtml(text: string): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const onParseError = ({ code, startOffset }: ParserError) => {
    // A fragment has no doctype, and a page may omit it on purpose.
    if (code !== 'missing-doctype') {
      problems.push({ offset: startOffset, reason: `HTML: ${code}` });
    }
  };
  const options = { sourceCodeLocationInfo: true, onParseError };
  if (IS_DOCUMENT.test(text)) {
    parsePage(text, options);
  } else {
    parseFragment(text, options);
  }
  return [...problems, ...unbalancedTags(text)];
}

const TAG = /<!--[\s\S]*?-->|<(?<slash>\/?)(?<name>[a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Elements that have no closing tag: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The parser closes open tags silently; a sample must close each one itself. */
function unbalancedTags(text: string): readonly SyntaxProblem[] {
  const open: { readonly name: string; readonly offset: number }[] = [];
  for (const { index, groups } of text.matchAll(TAG)) {
    const name = groups?.name?.toLowerCase();
    if (name === undefined || VOID.has(name)) {
      continue;
    }
    if (groups?.slash === '') {
      open.push({ name, offset: index });
    } else if (open.pop()?.name !== name) {
      return [{ offset: index, reason: `"</${name}>" closes no open tag` }];
    }
  }
  return open.map(({ name, offset }) => ({ offset, reason: `"<${name}>" is not closed` }));
}

/** The lines of a text with their offsets in it, counted from 0. */
function linesOf(text: string) {
  let offset = 0;
  return text.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return { text: line, offset: start };
  });
}

const VARIABLE = /^\s*(?:export\s+)?[A-Za-z_][\w.]*\s*=(?<value>.*)$/;

/** Checks a file of environment variables: `NAME=value` lines, comments, empty lines. */
function parseDotenv(text: string): readonly SyntaxProblem[] {
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

const REQUEST_LINE = /^[A-Z]+ \S+(?: HTTP\/\d(?:\.\d)?)?$/;
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? [1-5]\d{2}(?: .*)?$/;
/** RFC 9110, section 5.1: a token, a colon, a value. */
const HEADER_LINE = /^[!#$%&'*+.^_`|~\w-]+:(?: .*)?$/;

/**
 * Checks an HTTP message: a request or status line, headers, an empty line, and a body, which must
 * be JSON when its headers say so.
 */
function parseHttp(text: string): readonly SyntaxProblem[] {
  const [first, ...rest] = linesOf(text.replaceAll('\r', ''));
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
    for (const { offset, reason } of parseJson(text.slice(bodyStart))) {
      problems.push({ offset: bodyStart + (offset ?? 0), reason });
    }
  }
  return problems;
}
