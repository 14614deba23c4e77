import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { answerRequest } from '@vibe-docs/hosting';
import { escapeHtml } from '@vibe-docs/kernel';
import { loadDevSite } from '../../internals/load-site.ts';
import { claimFolder } from './claim-folder.ts';
import { describeError } from './describe-error.ts';
import { EVENTS, INDEX_FILES, openDevSite } from './dev-site.ts';
import type { Sources } from './watch-sources.ts';

/** What an address is answered with. */
type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>> } & (
  | { readonly text: string }
  | { readonly path: string }
);

/** What the server has to know of a site. */
export interface ServedSite {
  readonly sources: Sources;
  /** Answers requests by rendered pages and the files of a folder. */
  readonly openFiles: (
    outDir: string,
    pages: () => readonly string[],
  ) => {
    /** Lists the files again for the next request. */
    readonly forget: () => void;
    /** Writes the search index of the pages that have been made. */
    readonly writeIndex: () => { readonly found: number; readonly all: number };
    readonly answer: (
      request: Parameters<typeof answerRequest>[0],
      render: (path: string) => Promise<string>,
    ) => Promise<Answer>;
  };
  /** @returns the origin under which the server answers */
  readonly listen: (
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => Promise<string>;
}

/**
 * Serves the pages of a site as documents: a page is made when it is asked for, and what is saved is shown.
 *
 * @param isProduction reads what a build reads, such as true dates
 * @param loadSite is called while the components are bundled
 * @returns the address of the site
 */
export async function serveDocuments(
  siteDir: string,
  isProduction: boolean,
  loadSite: () => Promise<ServedSite>,
): Promise<string> {
  // For the bundler and React; `isProduction` is about content.
  process.env.NODE_ENV = 'production';
  const generatedDir = join(siteDir, GENERATED_FILES_DIR_NAME);
  const outDir = join(generatedDir, 'documents');
  const describe = (error: unknown) => describeError(error, dirname(siteDir));

  /** Open pages, and the paths that they show. */
  const readers = new Map<ServerResponse, string>();

  /** What the server says to open pages (`client/show-saved-page.ts`), to those at certain paths or to all. */
  function tell(kind: string, text?: string, paths?: readonly string[]): void {
    for (const [reader, path] of readers) {
      if (paths?.includes(path) ?? true)
        reader.write(`data: ${JSON.stringify({ kind, text })}\n\n`);
    }
  }

  const loaded = await load().catch((error: unknown) => {
    console.error(describe(error));
    process.exit(1);
  });
  const { baseUrl } = loaded.props;
  const site = await openDevSite(loaded);
  // What follows is loaded while the components are bundled.
  const { sources: watched, openFiles, listen } = await loadSite();
  const { watchSources } = await import('./watch-sources.ts');
  const sources = watchSources(loaded, watched, {
    onChange: (file) => tell('page', '', site.noteChange(file)),
    onFailure: (error) => tell('failure', describe(error)),
    onFindings: (lines) => tell('findings', lines.join('\n')),
  });
  const files = openFiles(outDir, () => sources.pages());
  site.watch((isScriptNew) => {
    files.forget();
    tell(isScriptNew ? 'script' : 'page');
  });

  async function load() {
    claimFolder(generatedDir);
    return loadDevSite(siteDir, outDir, isProduction);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = request;
    if (target.startsWith(baseUrl + EVENTS)) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      readers.set(response, decodeURIComponent(target.slice((baseUrl + EVENTS).length)));
      response.on('close', () => readers.delete(response));
      return;
    }
    if (INDEX_FILES.some((file) => target === baseUrl + file)) {
      const { found, all } = files.writeIndex();
      tell('findings', `Search knows the ${found} of ${all} pages that have been opened.`);
    }
    const render = async (path: string) => {
      await sources.settled();
      const html = await site.render(path);
      sources.note(site.filesOf(path));
      return html;
    };
    const found = await files.answer({ method, target, accept: headers.accept }, render);
    response.writeHead(found.status, { ...found.headers, 'Cache-Control': 'no-store' });
    if ('text' in found) response.end(found.text);
    else
      createReadStream(found.path)
        .on('error', () => response.destroy())
        .pipe(response);
  }

  /** Shows an error in place of a page that cannot be made, until it can. */
  function showError(response: ServerResponse, error: unknown): void {
    const text = describe(error);
    console.error(text);
    response.writeHead(500, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`<!doctype html><title>Error</title><pre>${escapeHtml(text)}</pre>
<script>new EventSource(${JSON.stringify(baseUrl + EVENTS)}).onmessage = () => location.reload()</script>`);
  }

  return (
    (await listen((request, response) => {
      answer(request, response).catch((error: unknown) => showError(response, error));
    })) + baseUrl
  );
}
