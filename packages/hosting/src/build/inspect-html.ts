import { createHash } from 'node:crypto';
import type { Diagnostic } from '@vibe-docs/kernel';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline code of a page that a content security policy must allow, as the browser sees it. */
export type InlineSources = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
};

/** Result of `inspectHtml`. */
export type HtmlInspection = InlineSources & { readonly findings: readonly Diagnostic[] };

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

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = 'childNodes' in node ? [...node.childNodes] : [];
  if ('content' in node) children.push(node.content);
  return children;
}

function findingsOf(element: Element, file: string): readonly Diagnostic[] {
  const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
  const place = { file, line, column };
  const findings: Diagnostic[] = [];
  for (const { name, value } of element.attrs) {
    if (/^on[a-z]+$/.test(name)) {
      const message = `<${element.tagName}> has the inline event handler ${name}.`;
      const hint = 'Attach the listener from a script file; the policy blocks inline handlers.';
      findings.push({ code: 'hosting/inline-handler', severity: 'error', ...place, message, hint });
    }
    if (urlAttributes.has(name) && isJavascriptUrl(value)) {
      const message = `<${element.tagName}> has a "javascript:" address in ${name}.`;
      const hint = 'Use a button with a listener from a script file instead.';
      findings.push({ code: 'hosting/javascript-url', severity: 'error', ...place, message, hint });
    }
  }
  return findings;
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

/** Parses a page for `inspectHtml`. */
export function parsePage(page: string): ParsedPage {
  // With scripting disabled the parser reads the content of <noscript>, whose styles count as well.
  return parse(page, { scriptingEnabled: false });
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
  const inspection = inspectTree(parsed, file);
  if (inspection.findings.length === 0) return inspection;
  // Source positions double the parsing time, and only a page with a finding needs them.
  return inspectTree(parse(page, { scriptingEnabled: false, sourceCodeLocationInfo: true }), file);
}

function inspectTree(tree: Node, file: string): HtmlInspection {
  const scripts: string[] = [];
  const styles: string[] = [];
  const styleAttributes: string[] = [];
  const findings: Diagnostic[] = [];

  function visit(node: Node): void {
    if ('tagName' in node) {
      findings.push(...findingsOf(node, file));
      const style = attributeOf(node, 'style');
      if (style !== undefined && style !== '') styleAttributes.push(style);
      if (node.tagName === 'style') styles.push(textOf(node));
      if (isInlineScript(node)) scripts.push(textOf(node));
    }
    childrenOf(node).forEach(visit);
  }
  visit(tree);
  return { scripts, styles, styleAttributes, findings };
}

/**
 * Returns the hash by which a content security policy allows inline text (CSP Level 3, section 6.7.3).
 *
 * @returns `sha256-<base64>`, without quotes.
 */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
