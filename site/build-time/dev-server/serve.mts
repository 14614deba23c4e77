// `npm run dev`: serves documents as production does. A page is made when it is asked for, and what is saved is shown.
// `--port <n>`, `--host <address>`; `--production` reads what a build reads, such as true dates.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { escapeHtml } from '@vibe-docs/kernel';
import { loadDevSite } from '../../docusaurus-internals/load-site.ts';
import { siteFolder } from '../page-files.ts';
import { claimFolder } from './claim-folder.ts';
import { describeError } from './describe-error.ts';
import { EVENTS, INDEX_FILES, openDevSite } from './dev-site.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string' },
    production: { type: 'boolean', default: false },
  },
});
// For the bundler and React; `--production` is about content.
process.env.NODE_ENV = 'production';
const generatedDir = join(siteFolder, GENERATED_FILES_DIR_NAME);
const outDir = join(generatedDir, 'documents');

/** Open pages, and the paths that they show. */
const readers = new Map<ServerResponse, string>();

/** What the server says to open pages (`src/client/dev-page-script.ts`), to those at certain paths or to all. */
function tell(kind: string, text?: string, paths?: readonly string[]): void {
  for (const [reader, path] of readers) {
    if (paths?.includes(path) ?? true) reader.write(`data: ${JSON.stringify({ kind, text })}\n\n`);
  }
}

const loaded = await load().catch((error: unknown) => {
  console.error(describeError(error));
  process.exit(1);
});
const { baseUrl } = loaded.props;
const site = await openDevSite(loaded);
// What follows is loaded while the components are bundled.
const { listen, openFiles, parsePort } = await import('./dev-files.ts');
const { watchSources } = await import('./watch-sources.ts');
const sources = watchSources(loaded, {
  onChange: (file) => tell('page', '', site.noteChange(file)),
  onFailure: (error) => tell('failure', describeError(error)),
  onFindings: (lines) => tell('findings', lines.join('\n')),
});
const files = openFiles(outDir, () => sources.pages());
site.watch((isScriptNew) => {
  files.forget();
  tell(isScriptNew ? 'script' : 'page');
});

async function load() {
  claimFolder(generatedDir);
  return loadDevSite(siteFolder, outDir, values.production);
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
  const text = describeError(error);
  console.error(text);
  response.writeHead(500, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`<!doctype html><title>Error</title><pre>${escapeHtml(text)}</pre>
<script>new EventSource(${JSON.stringify(baseUrl + EVENTS)}).onmessage = () => location.reload()</script>`);
}

const listening = await listen(
  (request, response) => {
    answer(request, response).catch((error: unknown) => showError(response, error));
  },
  { port: parsePort(values.port, '--port'), host: values.host },
);
console.log(`ViBe docs, as you write them: ${listening.origin}${baseUrl}`);
