import { escapeHtml } from '@vibe-docs/kernel';
import {
  LIST_FILE,
  pathOf,
  readContent,
  readCopy,
  SAVING_HEADER,
  type SavedCopy,
  savedFiles,
} from '../engine/index.ts';
import type { ReadableStore } from '../engine/saved-copy.ts';

/** What the build tells the worker. */
export interface WorkerSettings {
  /** Begins and ends with `/`. */
  readonly basePath: string;
  /** The page about saved pages, below the base path; it also answers for pages that are not saved. */
  readonly offlinePage: string;
  /** The stylesheet of the notices, below the base path. */
  readonly stylesheet: string;
  /** Folder of pages that run a reader's code in frames, below the base path. */
  readonly frames: string;
  readonly locale: string;
  /** Texts of the notices at the top of pages that the network did not answer. */
  readonly texts: {
    /** With `{date}`. */
    readonly saved: string;
    readonly unsaved: string;
    /** The link to the page about saved pages. */
    readonly manage: string;
  };
  /** Saving is switched off: the worker removes everything and itself. */
  readonly isOff: boolean;
}

/** What a request is answered with. */
export interface AnswerContext {
  readonly settings: WorkerSettings;
  readonly store: ReadableStore;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Resolves when the network has had enough time for a page. */
  readonly timeout: () => Promise<void>;
  /** Ids of documents that were answered from the copy. Their other files come from it as well. */
  readonly savedClients: Set<string>;
}

/** The parts of a fetch event that matter. */
export interface AskedFor {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
}

/**
 * Returns whether the worker answers a request. All others are the browser's: those that ask for Markdown,
 * which has the address of its page, and those that save, for which only the network counts.
 */
export function isAnswered(request: Request, origin: string, basePath: string): boolean {
  const { origin: other, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && other === origin && pathname.startsWith(basePath);
  const isMarkdown = request.headers.get('accept')?.includes('text/markdown') ?? false;
  return isOurs && !isMarkdown && !request.headers.has(SAVING_HEADER);
}

/**
 * Answers a request by the network, and when that fails or takes too long, from the saved copy.
 * Files with a hash in their names, and the files of a saved page, come from the copy at once.
 */
export async function answerRequest(asked: AskedFor, context: AnswerContext): Promise<Response> {
  const { request } = asked;
  const path = pathOf(request.url, context.settings.basePath);
  if (request.mode !== 'navigate') {
    // Browsers start no worker from a script with a sandbox.
    return answerFile(asked, path, context);
  }
  const answer = await answerPage(asked, path, context);
  return isFrame(path, context) ? inSandbox(answer) : answer;
}

async function answerPage(
  { request, resultingClientId }: AskedFor,
  path: string,
  context: AnswerContext,
): Promise<Response> {
  const { settings, store } = context;
  const network = context.fetch(request).catch(() => undefined);
  const copy = await readCopy(store);
  const saved = copy && (await readSaved(copy, path, store));
  const first = await (saved === undefined
    ? network
    : Promise.race([network, context.timeout().then(() => undefined)]));
  if (first !== undefined) {
    return first;
  }
  context.savedClients.add(resultingClientId);
  if (copy !== undefined && saved !== undefined) {
    return isFrame(path, context) ? saved : addNotice(saved, copy.checkedAt, settings);
  }
  const page = copy && (await readSaved(copy, settings.offlinePage, store));
  return page === undefined ? Response.error() : addNotice(page, undefined, settings);
}

async function answerFile(
  { request, clientId }: AskedFor,
  path: string,
  { store, fetch, savedClients }: AnswerContext,
): Promise<Response> {
  const copy = await readCopy(store);
  const saved = copy && (await readSaved(copy, path, store));
  const isFirst = savedClients.has(clientId) || path.startsWith('assets/');
  if (saved !== undefined && isFirst && path !== LIST_FILE) {
    return saved;
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (saved === undefined) {
      throw error;
    }
    return saved;
  }
}

async function readSaved(copy: SavedCopy, path: string, store: ReadableStore) {
  if (path === LIST_FILE) {
    return Response.json(copy.list);
  }
  const hash = savedFiles(copy).get(path);
  return hash === undefined ? undefined : readContent(store, hash);
}

const isFrame = (path: string, { settings }: AnswerContext) => path.startsWith(settings.frames);

/**
 * A frame that runs a reader's code has no origin. Browsers do not ask a worker for a frame with a `sandbox`
 * attribute, so a page that is controlled by this worker leaves it to this header.
 */
function inSandbox(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(page.body, { status: page.status, headers });
}

/**
 * Puts a notice at the top of a page. The page's headers stay, with its content security policy.
 *
 * @param savedAt when the page was the published version, in milliseconds since 1970; `undefined` when the page stands
 *   for one that is not saved
 */
async function addNotice(
  page: Response,
  savedAt: number | undefined,
  { basePath, offlinePage, stylesheet, locale, texts }: WorkerSettings,
): Promise<Response> {
  const isSaved = savedAt !== undefined;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const text = isSaved ? texts.saved.replace('{date}', format.format(savedAt)) : texts.unsaved;
  const link = isSaved
    ? ` <a href="${basePath}${offlinePage}">${escapeHtml(texts.manage)}</a>`
    : '';
  const kind = isSaved ? 'saved' : 'unsaved';
  const notice = `<link rel="stylesheet" href="${basePath}${stylesheet}"><aside data-offline="${kind}">${escapeHtml(text)}${link}</aside>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + notice);
  const headers = new Headers(page.headers);
  // They describe the stored content.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) {
    headers.delete(name);
  }
  return new Response(html, { status: isSaved ? 200 : 503, headers });
}
