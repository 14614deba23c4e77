import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../rules/content-types.ts';
import { notFoundFile } from '../rules/route-table.ts';
import { chooseEncoding, siblingEndings } from './choose-encoding.ts';
import { sendPlain } from './send-plain.ts';

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
