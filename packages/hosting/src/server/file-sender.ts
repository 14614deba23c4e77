import { readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { contentTypeOf } from '../rules/content-types.ts';
import { notFoundFile } from '../rules/route-table.ts';

/** Content codings that the build prepares, in order of preference. */
const prepared = ['br', 'gzip'] as const;

/** A content coding that the build prepares. */
export type Encoding = (typeof prepared)[number];

/** What the build adds to the name of a file for its compressed copies. */
const siblingEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Negotiates the content coding by the Accept-Encoding header (RFC 9110, section 12.5.3). A coding
 * with `q=0` is excluded; among accepted ones the smaller file wins, whatever the weights.
 *
 * @returns `undefined` when the file is sent uncompressed.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
    accepted.set(name, !isRefused);
  }
  return prepared.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}

/**
 * Returns whether `sirv` handles a Range header correctly. It supports `bytes=a-` and
 * `bytes=a-b`; it misreads suffix ranges and lists, throws when a is beyond b, and ignores
 * If-Range. The server removes such headers, so the whole file is sent (RFC 9110, section 14.2
 * allows that).
 */
export function isUsableRange(range: string, ifRange: string | undefined): boolean {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range);
  if (match === null || ifRange !== undefined) return false;
  const [, first = '', last = ''] = match;
  // The library interprets an end of 0 as "no end".
  return last === '' || (Number(last) > 0 && Number(first) <= Number(last));
}

/** Answers with one line of plain text. Node.js omits the body for HEAD. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/**
 * Sends a file of the build folder as the answer. It sends nothing and returns `changed` when the
 * file has changed since the server started. `vary` is the value of the Vary header.
 */
export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  vary: string,
) => Promise<'sent' | 'changed'>;

type Stamp = { readonly size: number; readonly mtimeMs: number };

const isSame = (a: Stamp, b: Stamp): boolean => a.size === b.size && a.mtimeMs === b.mtimeMs;

/**
 * Removes request headers that the library does not interpret according to the standard.
 *
 * @returns the encoding that remains
 */
function adaptHeaders({ headers }: IncomingMessage): Encoding | undefined {
  const encoding = chooseEncoding(headers['accept-encoding']);
  headers['accept-encoding'] = encoding ?? '';
  const ifRange = headers['if-range'];
  const isUsable = isUsableRange(
    headers.range ?? '',
    typeof ifRange === 'string' ? ifRange : undefined,
  );
  if (!isUsable) delete headers.range;
  return encoding;
}

/**
 * What the library does not do for the file that it sends: an error must not end the process (the file can
 * vanish before it is opened), and the file is closed when its reader leaves early.
 */
function guardFile(this: ServerResponse, file: Readable): void {
  file.once('error', () => this.destroy());
  if (this.destroyed) file.destroy();
  this.once('close', () => file.destroy());
}

/**
 * Tells the library which file to send. It uses the path in `_parsedUrl` when that belongs to
 * the same URL, and calls `decodeURI` on it. Rewriting `request.url` instead would break file
 * names with `?` or `#`, which end the path of a URL and are not decoded by `decodeURI`.
 */
function pointTo(file: string, request: IncomingMessage): void {
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: encodeURI(file) } });
}

/**
 * Creates a sender of files with `sirv`, which reads its file list once: ETag and 304, Brotli
 * and gzip siblings, ranges.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function createFileSender(buildDir: string, files: ReadonlySet<string>): FileSender {
  const varies = new WeakMap<ServerResponse, string>();
  const send = sirv(buildDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // The library sets a value of its own.
    setHeaders: (response) => response.setHeader('Vary', varies.get(response) ?? ''),
  });
  const stamps = new Map<string, Stamp>();
  for (const file of files) stamps.set(file, statSync(join(buildDir, file)));

  const isUnchanged = async (file: string): Promise<boolean> => {
    const before = stamps.get(file);
    const now = await stat(join(buildDir, file)).catch(() => undefined);
    return before !== undefined && now !== undefined && isSame(before, now);
  };

  return async (request, response, file, vary) => {
    const encoding = adaptHeaders(request);
    const sibling = encoding === undefined ? file : file + siblingEndings[encoding];
    // The library would send the old length, or crash the process when the file is missing.
    if (!(await isUnchanged(file))) return 'changed';
    if (stamps.has(sibling) && !(await isUnchanged(sibling))) return 'changed';
    response.once('pipe', guardFile);
    pointTo(file, request);
    response.setHeader('Content-Type', contentTypeOf(file));
    response.setHeader('Vary', vary);
    varies.set(response, vary);
    send(request, response, () => sendPlain(response, 404, 'Not found.'));
    return 'sent';
  };
}

function readIfListed(buildDir: string, files: ReadonlySet<string>, file: string) {
  return files.has(file) ? readFileSync(join(buildDir, file)) : undefined;
}

/**
 * Reads the not-found page and its compressed siblings and returns a function that sends
 * them with status 404. `sirv` cannot send a page with that status.
 */
export function createNotFoundPage(
  buildDir: string,
  files: ReadonlySet<string>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const plain = readIfListed(buildDir, files, notFoundFile);
  const encoded = {
    br: readIfListed(buildDir, files, notFoundFile + siblingEndings.br),
    gzip: readIfListed(buildDir, files, notFoundFile + siblingEndings.gzip),
  };
  return (request, response) => {
    if (plain === undefined) return sendPlain(response, 404, 'Not found.');
    const accepted = chooseEncoding(request.headers['accept-encoding']);
    const body = accepted === undefined ? undefined : encoded[accepted];
    response.statusCode = 404;
    response.setHeader('Content-Type', contentTypeOf(notFoundFile));
    response.setHeader('Vary', 'Accept-Encoding');
    if (accepted !== undefined && body !== undefined) {
      response.setHeader('Content-Encoding', accepted);
    }
    response.setHeader('Content-Length', (body ?? plain).byteLength);
    response.end(body ?? plain);
  };
}
