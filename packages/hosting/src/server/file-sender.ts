import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import type { SiteFile } from '../rules/file-kinds.ts';
import { qualitiesIn } from '../rules/negotiate-markdown.ts';

/** Content codings that the build prepares, in order of preference, and the endings of their files. */
const prepared = { br: '.br', gzip: '.gz' } as const;

/** A content coding that the build prepares. */
export type Encoding = keyof typeof prepared;

/**
 * Negotiates the content coding by the Accept-Encoding header (RFC 9110, section 12.5.3). A coding
 * with `q=0` is excluded; among accepted ones the smaller file wins, whatever the weights.
 *
 * @returns `undefined` when the file is sent uncompressed.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const qualities = qualitiesIn(acceptEncoding);
  const isAccepted = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(isAccepted);
}

/**
 * Sends a file of the build folder with the headers that the response has.
 *
 * @returns the status of the answer that is needed in place of the file: 503 when the file has changed since the
 * server started, 412 or 416 when it does not meet a condition of the request.
 */
export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: { readonly status: number; readonly file: SiteFile },
) => Promise<number | undefined>;

/**
 * Creates a sender of files with `send`: conditional requests, ranges, and closing the file when its reader leaves
 * early. It adds the compressed siblings, and the check that the files are still those of the build.
 */
export function createFileSender(buildDir: string, files: ReadonlySet<SiteFile>): FileSender {
  const stamps = new Map([...files].map((file) => [file, statSync(join(buildDir, file))]));

  const isUnchanged = async (file: SiteFile): Promise<boolean> => {
    const before = stamps.get(file);
    const now = await stat(join(buildDir, file)).catch(() => undefined);
    return before?.size === now?.size && before?.mtimeMs === now?.mtimeMs;
  };

  return async (request, response, { status, file }) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const sibling = encoding === undefined ? file : file + prepared[encoding];
    const sent = stamps.has(sibling) ? sibling : file;
    // Content and headers must be of one build.
    if (!(await isUnchanged(file)) || !(await isUnchanged(sent))) return 503;
    if (encoding !== undefined && sent !== file) response.setHeader('Content-Encoding', encoding);
    const isFile = status === 200;
    // The library decodes the path.
    const stream = send(request, encodeURI(sent), {
      root: buildDir,
      // Only where it matters: the header would be in every answer.
      acceptRanges: isFile && request.headers.range !== undefined,
      etag: isFile,
      lastModified: isFile,
      cacheControl: false,
      index: false,
    });
    return new Promise((resolve) => {
      stream.on('error', (error: { readonly status: number }) => {
        // The file has vanished while it was sent.
        if (response.headersSent) response.destroy();
        resolve([412, 416].includes(error.status) ? error.status : 503);
      });
      response.once('close', () => resolve(undefined));
      stream.pipe(response);
    });
  };
}
