import type { Diagnostic, Place } from '@vibe-docs/kernel';
import { isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import * as z from 'zod';
import { diagnose } from '../catalogue.ts';

const why = z.string().min(10).describe('why pages link there, at least 10 characters');

const entrySchema = z.union([
  z.strictObject({ url: z.url({ protocol: /^https$/ }), why }),
  z.strictObject({
    origin: z
      .url({ protocol: /^https$/ })
      .refine((text) => URL.canParse(text) && new URL(text).origin === text),
    prefix: z.string().startsWith('/'),
    why,
  }),
]);

/**
 * An external address that pages may link to: one page (`url`, with any fragment unless it names
 * one), or all pages under a path (`origin` and `prefix`).
 */
export type ExternalLink = z.infer<typeof entrySchema>;

/** The list of external links, with the place of each entry in its file. */
export interface ExternalLinkList {
  readonly file: string;
  readonly entries: readonly (Place & { readonly entry: ExternalLink })[];
  readonly diagnostics: readonly Diagnostic[];
}

const FORMS =
  '{ "url": "https://…", "why": "…" } or { "origin": "https://…", "prefix": "/…", "why": "…" }';

/**
 * Reads the list of external links.
 *
 * @param file path from the project folder, for diagnostics
 * @param text a JSON array; `undefined` when the file does not exist
 * @returns the valid entries; `diagnostics` has the findings about the others
 */
export function readExternalLinks(file: string, text: string | undefined): ExternalLinkList {
  const hint = `Write an array of ${FORMS}.`;
  const report = (place: Place, message: string): Diagnostic =>
    diagnose('link/external-list', { file, ...place }, { message, hint });
  if (text === undefined) {
    const problem = report({ line: 1, column: 1 }, 'The list of external links does not exist.');
    return { file, entries: [], diagnostics: [problem] };
  }
  const lineCounter = new LineCounter();
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  // JSON is a subset of YAML, and the YAML parser reports the position of each entry.
  const document = parseDocument(text, { lineCounter });
  if (document.errors.length > 0 || !isSeq<Node>(document.contents)) {
    const problem = report(place(document.errors[0]?.pos[0] ?? 0), 'The list is not a JSON array.');
    return { file, entries: [], diagnostics: [problem] };
  }
  const entries: (Place & { entry: ExternalLink })[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, item] of document.contents.items.entries()) {
    const at = place(item.range?.[0] ?? 0);
    const { data: entry } = entrySchema.safeParse(item.toJS(document));
    if (entry === undefined) {
      diagnostics.push(report(at, `Entry ${index + 1} of the list has neither of the two forms.`));
    } else {
      entries.push({ ...at, entry });
    }
  }
  return { file, entries, diagnostics };
}

/** Returns whether an entry covers an external address. */
export function coversUrl(entry: ExternalLink, url: URL): boolean {
  if ('url' in entry) {
    const listed = new URL(entry.url).href;
    return listed === url.href || listed === url.href.replace(/#.*/, '');
  }
  const path = url.pathname + url.search;
  return url.origin === entry.origin && isBelow(path, entry.prefix);
}

/** `/a` covers `/a`, `/a/b` and `/a?b`, not `/ab`. */
function isBelow(path: string, prefix: string): boolean {
  const next = path.charAt(prefix.length);
  return path.startsWith(prefix) && (prefix.endsWith('/') || ['', '/', '?'].includes(next));
}

/** Returns whether an address is a loopback address of the reader's computer (RFC 6761, section 6.3; RFC 5735). */
export function isLocalHost(url: URL): boolean {
  const { hostname } = url;
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
