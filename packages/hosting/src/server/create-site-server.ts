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
import { type Outcome, resolveRequest } from '../rules/resolve-request.ts';
import { cacheControlOf, securityHeadersOf } from '../rules/response-headers.ts';
import { buildRouteTable } from '../rules/route-table.ts';
import { createFileSender, createNotFoundPage, type FileSender, sendPlain } from './file-sender.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';

/** A server for one build of the site; it is not listening yet. */
export type SiteServer = {
  /** For use in a Node.js server of your own. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Starts to listen on loopback, or as the options say. */
  readonly listen: (options: ListenOptions) => Promise<Listening>;
};

type Senders = {
  readonly sendFile: FileSender;
  /** Answers with one line of text that must not be cached. */
  readonly sendFailure: (response: ServerResponse, status: 500 | 503, text: string) => void;
  readonly sendNotFound: (request: IncomingMessage, response: ServerResponse) => void;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { outcome, vary }: { readonly outcome: Outcome; readonly vary: string },
  senders: Senders,
): Promise<void> {
  switch (outcome.kind) {
    case 'file': {
      const sent = await senders.sendFile(request, response, outcome.file, vary);
      if (sent === 'changed') {
        senders.sendFailure(response, 503, 'The build is being replaced. Try again.');
      }
      return;
    }
    case 'redirect':
      response.setHeader('Location', outcome.location);
      return sendPlain(response, outcome.status, `See ${outcome.location}`);
    case 'not-found':
      return senders.sendNotFound(request, response);
    case 'bad-request':
      return sendPlain(response, outcome.status, 'The address is malformed.');
    case 'method-not-allowed':
      response.setHeader('Allow', outcome.allow);
      return sendPlain(response, outcome.status, `Only ${outcome.allow} are supported.`);
    default:
      return assertNever(outcome);
  }
}

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

/** Answers from one build. */
function createHandler(buildDir: string, manifest: HostingManifest): Handler {
  const { rules } = manifest;
  const files = listSiteFiles(buildDir);
  const routes = buildRouteTable({ ...rules, files });
  const setHeaders = (response: ServerResponse, cacheControl: string, file?: string): void => {
    const options = { https: false, ...(file === undefined ? {} : { file }) };
    const headers = Object.entries(securityHeadersOf(manifest, options));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl);
  };
  const senders: Senders = {
    sendFile: createFileSender(buildDir, files),
    sendFailure: (response, status, text) => {
      setHeaders(response, 'no-store');
      sendPlain(response, status, text);
    },
    sendNotFound: createNotFoundPage(buildDir, files),
  };

  return (request, response) => {
    // Node.js itself answers 400 to a request line with non-ASCII characters.
    const { method = '', url: target = '' } = request;
    let vary = '';
    let outcome = resolveRequest({ method, target }, routes);
    if (outcome.kind === 'file') {
      const markdown = markdownOf(outcome.file, files);
      if (markdown !== undefined && prefersMarkdown(request.headers.accept)) {
        outcome = { ...outcome, file: markdown };
      }
      setHeaders(response, cacheControlOf(outcome.file, rules), outcome.file);
      // A page and its Markdown have the same address: a cache must distinguish them.
      vary = markdown === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Accept';
    } else {
      setHeaders(response, rules.defaultCacheControl);
    }
    answer(request, response, { outcome, vary }, senders).catch(() => {
      if (response.headersSent) response.destroy();
      else senders.sendFailure(response, 500, 'The server failed to answer.');
    });
  };
}
