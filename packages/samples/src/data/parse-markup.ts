import { type ParserError, parse, parseFragment } from 'parse5';
import sax from 'sax';
import { offsetOf, type SyntaxProblem } from './syntax-problem.ts';

const IS_DOCUMENT = /^\s*(?:<!doctype|<html)/i;

/** A fragment has no doctype, and a page may omit it on purpose. */
const IGNORED = new Set(['missing-doctype']);

/** Checks HTML: a document when it begins like one, else a fragment. */
export function parseHtml(text: string): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const onParseError = ({ code, startOffset }: ParserError) => {
    if (!IGNORED.has(code)) {
      problems.push({ offset: startOffset, reason: `HTML: ${code}` });
    }
  };
  const options = { sourceCodeLocationInfo: true, onParseError };
  if (IS_DOCUMENT.test(text)) {
    parse(text, options);
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

/** Checks that XML is well formed. */
export function parseXml(text: string): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    problems.push({
      offset: offsetOf(text, parser.line + 1, parser.column),
      reason: error.message.split('\n')[0] ?? 'XML that is not well formed',
    });
    parser.resume();
  };
  parser.write(text).close();
  return problems.slice(0, 1);
}
