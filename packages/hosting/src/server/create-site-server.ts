import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  type HostingManifest,
  listSiteFiles,
  manifestFileName,
  readManifest,
} from '../built-site.ts';
import { answerRequest, serveSite } from '../rules/answer-request.ts';
import { securityHeadersOf } from '../rules/response-headers.ts';
import { createFileSender } from './file-sender.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';

/** A server for one build of the site; it is not listening yet. */
export type SiteServer = {
  /** For use in a Node.js server of your own. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Starts to listen on loopback, or as the options say. */
  readonly listen: (options: ListenOptions) => Promise<Listening>;
};

type Handler = SiteServer['handler'];

/**
 * Creates a server for the manifest. It reads the file list once, and again with the manifest when a new
 * one was written, which is the last step of a build. Until then it answers 503 for changed files.
 *
 * @throws Error with the folder when it cannot be read.
 */
export function createSiteServer(options: {
  readonly buildDir: string;
  readonly manifest: HostingManifest;
}): SiteServer {
  const { buildDir, manifest } = options;
  const manifestFile = join(buildDir, manifestFileName);
  const readStamp = () => statSync(manifestFile, { throwIfNoEntry: false })?.mtimeMs;
  let stamp = readStamp();
  let handleBuild = createHandler(buildDir, manifest);
  const handler: Handler = (request, response) => {
    const now = readStamp();
    if (now !== undefined && now !== stamp) {
      try {
        handleBuild = createHandler(buildDir, readManifest(buildDir));
        stamp = now;
      } catch {
        // The manifest is still being written: the next request tries again.
      }
    }
    handleBuild(request, response);
  };
  return { handler, listen: (listenOptions) => listen(handler, listenOptions) };
}

/** Bodies of answers that are needed in place of a file. */
const failures: Readonly<Record<number, string>> = {
  412: 'The file is another one.',
  416: 'The file is shorter.',
  500: 'The server failed to answer.',
  503: 'The build is being replaced. Try again.',
};

/** Answers from one build. */
function createHandler(buildDir: string, manifest: HostingManifest): Handler {
  const files = listSiteFiles(buildDir, Object.keys(manifest.pageStyles));
  const site = serveSite({ manifest, files });
  const sendFile = createFileSender(buildDir, site.files);

  const begin = (
    response: ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>>,
  ): void => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };

  const sendFailure = (response: ServerResponse, status: number): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    // An answer of an error has the headers of a page, and must not be cached.
    begin(response, status, {
      ...securityHeadersOf(manifest),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    });
    response.end(`${failures[status]}\n`);
  };

  return (request, response) => {
    // Node.js itself answers 400 to a request line with non-ASCII characters.
    const { method = '', url: target = '', headers } = request;
    const answer = answerRequest({ method, target, accept: headers.accept }, site);
    begin(response, answer.status, answer.headers);
    if (answer.kind === 'text') {
      response.end(answer.text);
      return;
    }
    sendFile(request, response, answer).then(
      (failed) => failed !== undefined && sendFailure(response, failed),
      () => sendFailure(response, 500),
    );
  };
}
