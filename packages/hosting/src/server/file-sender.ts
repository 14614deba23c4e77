import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { contentTypeOf } from '../rules/content-types.ts';
import { chooseEncoding, type Encoding, siblingEndings } from './choose-encoding.ts';
import { sendPlain } from './send-plain.ts';
import { isUsableRange } from './usable-range.ts';

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
