import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { assertNever } from '@vibe-docs/kernel';
import { listSiteFiles } from '../files/list-site-files.ts';
import {
  type HostingManifest,
  manifestFileName,
  readManifest,
} from '../manifest/hosting-manifest.ts';
import { markdownOf, prefersMarkdown } from '../rules/negotiate-markdown.ts';
import { resolveRequest } from '../rules/resolve-request.ts';
import { cacheControlOf, securityHeadersOf } from '../rules/response-headers.ts';
import { buildRouteTable, notFoundFile, notFoundText } from '../rules/route-table.ts';
import { createFileSender, type FileAnswer, sendPlain } from './file-sender.ts';
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

/** Bodies of answers that are no file. */
const failures: Readonly<Record<number, string>> = {
  412: 'The file is another one.',
  416: 'The file is shorter.',
  500: 'The server failed to answer.',
  503: 'The build is being replaced. Try again.',
};

/** Answers from one build. */
function createHandler(buildDir: string, manifest: HostingManifest): Handler {
  const { rules } = manifest;
  const files = listSiteFiles(buildDir);
  const routes = buildRouteTable({ ...rules, files });
  const sendFile = createFileSender(buildDir, files);

  const setHeaders = (response: ServerResponse, cacheControl: string, file?: string): void => {
    const options = { https: false, ...(file === undefined ? {} : { file }) };
    const headers = Object.entries(securityHeadersOf(manifest, options));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl);
  };

  const sendFailure = (response: ServerResponse, status: number): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // An answer of an error has the headers of a page, and must not be cached.
    setHeaders(response, 'no-store');
    sendPlain(response, status, failures[status] ?? '');
  };

  const send = (request: IncomingMessage, response: ServerResponse, answer: FileAnswer): void => {
    sendFile(request, response, answer).then(
      (failed) => failed !== undefined && sendFailure(response, failed),
      () => sendFailure(response, 500),
    );
  };

  return (request, response) => {
    // Node.js itself answers 400 to a request line with non-ASCII characters.
    const { method = '', url: target = '' } = request;
    const outcome = resolveRequest({ method, target }, routes);
    if (outcome.kind === 'file') {
      const markdown = markdownOf(outcome.file, files);
      const isAsked = markdown !== undefined && prefersMarkdown(request.headers.accept);
      const file = isAsked ? markdown : outcome.file;
      setHeaders(response, cacheControlOf(file, rules), file);
      // A page and its Markdown have the same address: a cache must distinguish them.
      const vary = markdown === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Accept';
      return send(request, response, { status: 200, file, vary });
    }
    setHeaders(response, rules.defaultCacheControl);
    switch (outcome.kind) {
      case 'redirect':
        response.setHeader('Location', outcome.location);
        return sendPlain(response, outcome.status, `See ${outcome.location}`);
      case 'not-found': {
        const file = /^[^?]*\.md(?:\?|$)/.test(target) ? notFoundText : notFoundFile;
        return files.has(file)
          ? send(request, response, { status: 404, file, vary: 'Accept-Encoding' })
          : sendPlain(response, 404, 'Not found.');
      }
      case 'bad-request':
        return sendPlain(response, outcome.status, 'The address is malformed.');
      case 'method-not-allowed':
        response.setHeader('Allow', outcome.allow);
        return sendPlain(response, outcome.status, `Only ${outcome.allow} are supported.`);
      default:
        return assertNever(outcome);
    }
  };
}
