import type { Diagnostic, Place } from '@vibe-docs/kernel';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { diagnose } from '../catalogue.ts';
import { splitUrl } from './split-url.ts';

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
  const report = (place: Place, message: string): Diagnostic =>
    diagnose(
      'link/external-list',
      { file, ...place },
      { message, hint: `Write an array of ${FORMS}.` },
    );
  const start = { line: 1, column: 1 };
  if (text === undefined) {
    const diagnostics = [report(start, 'The list of external links does not exist.')];
    return { file, entries: [], diagnostics };
  }
  const lineCounter = new LineCounter();
  // JSON is a subset of YAML, and the YAML parser reports the position of each entry.
  const document = parseDocument(text, { lineCounter });
  if (document.errors.length > 0 || !isSeq(document.contents)) {
    const { line, col } = lineCounter.linePos(document.errors[0]?.pos[0] ?? 0);
    const diagnostics = [report({ line, column: col }, 'The list is not a JSON array.')];
    return { file, entries: [], diagnostics };
  }
  const entries: (Place & { entry: ExternalLink })[] = [];
  const diagnostics: Diagnostic[] = [];
  const values: unknown = document.toJS();
  document.contents.items.forEach((item, index) => {
    const { line, col } = lineCounter.linePos(isNode(item) ? (item.range?.[0] ?? 0) : 0);
    const result = entrySchema.safeParse(Array.isArray(values) ? values[index] : undefined);
    if (result.success) {
      entries.push({ line, column: col, entry: result.data });
    } else {
      const message = `Entry ${index + 1} of the list has neither of the two forms.`;
      diagnostics.push(report({ line, column: col }, message));
    }
  });
  return { file, entries, diagnostics };
}

/** Returns whether an entry covers an external address. */
export function coversUrl(entry: ExternalLink, url: URL): boolean {
  if ('url' in entry) {
    const listed = new URL(entry.url).href;
    return listed === url.href || listed === splitUrl(url.href).path + url.search;
  }
  const path = url.pathname + url.search;
  return url.origin === entry.origin && isBelow(path, entry.prefix);
}

/** `/a` covers `/a`, `/a/b` and `/a?b`, not `/ab`. */
function isBelow(path: string, prefix: string): boolean {
  const next = path.charAt(prefix.length);
  return path.startsWith(prefix) && (prefix.endsWith('/') || ['', '/', '?'].includes(next));
}
