import { createHash } from 'node:crypto';
import { type Diagnostic, diagnosticMaker } from '@vibe-docs/kernel';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import type { InlineCode } from '../rules/content-security-policy.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline code of a page that a content security policy must allow, as the browser sees it, and findings. */
export type HtmlInspection = InlineCode & { readonly findings: readonly Diagnostic[] };

const diagnose = diagnosticMaker({
  'hosting/inline-handler': 'error',
  'hosting/javascript-url': 'error',
});

// HTML Standard, "JavaScript MIME type" and the `type` attribute of script. Import maps and
// speculation rules are data, but a policy applies to them like to code.
const executableType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.\d)?)$/;
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Browsers ignore leading white space and control characters, and tabs and newlines anywhere. */
function isJavascriptUrl(value: string): boolean {
  const visible = [...value].filter((character) => character > ' ').join('');
  return visible.toLowerCase().startsWith('javascript:');
}

function findingsOf(element: Element, file: string): readonly Diagnostic[] {
  const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
  return element.attrs.flatMap(({ name, value }) => {
    if (/^on[a-z]+$/.test(name)) {
      const message = `<${element.tagName}> has the inline event handler ${name}.`;
      const hint = 'Attach the listener from a script file; the policy blocks inline handlers.';
      return [diagnose('hosting/inline-handler', { file, line, column }, { message, hint })];
    }
    if (urlAttributes.has(name) && isJavascriptUrl(value)) {
      const message = `<${element.tagName}> has a "javascript:" address in ${name}.`;
      const hint = 'Use a button with a listener from a script file instead.';
      return [diagnose('hosting/javascript-url', { file, line, column }, { message, hint })];
    }
    return [];
  });
}

function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return false;
  const isSvgLink =
    element.namespaceURI !== html.NS.HTML && attributeOf(element, 'href') !== undefined;
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase();
  return !isSvgLink && executableType.test(type);
}

/** A page parsed by parse5, with elements in `<noscript>`. */
export type ParsedPage = DefaultTreeAdapterTypes.Document;

/** Parses a page for the other functions of this file. */
export function parsePage(page: string): ParsedPage {
  // With scripting disabled the parser reads the content of <noscript>, whose styles count as well.
  return parse(page, { scriptingEnabled: false, sourceCodeLocationInfo: true });
}

/**
 * Finds the inline scripts, styles and `style` attributes of a page, and what only
 * `unsafe-inline` could allow. JSON-LD and other data blocks are not scripts.
 *
 * @param page HTML of the page.
 * @param file Path for the findings.
 * @param parsed The parsed page, if the caller has it.
 */
export function inspectHtml(
  page: string,
  file: string,
  parsed: ParsedPage = parsePage(page),
): HtmlInspection {
  const elements = elementsOf(parsed);
  return {
    scripts: elements.filter(isInlineScript).map(textOf),
    styles: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    styleAttributes: elements.flatMap((element) => attributeOf(element, 'style') || []),
    findings: elements.flatMap((element) => findingsOf(element, file)),
  };
}

/** Lists the elements in a node, in document order, those of templates included. */
export function elementsOf(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  const content = 'content' in node ? elementsOf(node.content) : [];
  return 'tagName' in node ? [node, ...children, ...content] : [...children, ...content];
}

/**
 * Returns the hash by which a content security policy allows inline text (CSP Level 3, section 6.7.3).
 *
 * @returns `sha256-<base64>`, without quotes.
 */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** Elements whose end tags a minifier omits (HTML Standard, "Optional tags"). */
const OPTIONAL = new Set(
  'caption colgroup dd dt li option p tbody td tfoot th thead tr'.split(' '),
);

/**
 * Writes the optional end tags that a minifier has omitted: small parsers, such as those of agents, lose text
 * without them. They weigh about 45 bytes a page when compressed.
 *
 * @param page HTML of the page
 * @param parsed the same, parsed by `parsePage`
 */
export function writeEndTags(page: string, parsed: ParsedPage): string {
  // Inner elements first: those that end at the same place keep their order.
  const ends = elementsOf(parsed)
    .toReversed()
    .flatMap(({ tagName, sourceCodeLocation: place }) => {
      const isOmitted = OPTIONAL.has(tagName) && place?.startTag && !place.endTag;
      return isOmitted ? [{ at: place.endOffset, tag: `</${tagName}>` }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const starts = [0, ...ends.map(({ at }) => at)];
  return starts
    .map((start, place) => page.slice(start, starts[place + 1]) + (ends[place]?.tag ?? ''))
    .join('');
}
