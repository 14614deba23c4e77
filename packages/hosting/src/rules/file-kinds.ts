import type { HostingRules } from './hosting-rules.ts';

/** Decoded path of a file below the build folder, beginning with `/`, such as `/docs/intro.html`. */
export type SiteFile = string;

/**
 * How a browser uses an answer, which decides the headers that have an effect on it:
 *
 * - `active`: may run code under its own headers. Pages; workers, which take the policy of their own
 *   script (HTML Standard, "create a policy container from a fetch response"), and with it
 *   Referrer-Policy and Cross-Origin-Embedder-Policy; redirects, where the opener policy counts
 *   in between, and errors; files of unknown types.
 * - `framed`: a page that other pages of the site embed in a frame.
 * - `inert`: a document without code when it is opened directly: SVG and other XML. A policy
 *   that allows nothing, not even framing, makes the other headers unnecessary.
 * - `part`: a subresource of a page, which is subject to the page's own headers, and anything without code.
 */
export type AnswerKind = 'active' | 'framed' | 'inert' | 'part';

type ContentType = {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** Compressible: the build writes `.br` and `.gz` siblings. */
  readonly compress: boolean;
  /**
   * How a browser uses such a file. A `script` in a page runs under the policy of the page, in a worker under that of the
   * file. JSON and plain text are shown as text in a viewer of the browser; `nosniff` prevents interpretation as HTML.
   */
  readonly kind: AnswerKind | 'script';
};

const text = (type: string, kind: ContentType['kind'] = 'part'): ContentType => ({
  type: `${type}; charset=utf-8`,
  compress: true,
  kind,
});
const binary = (type: string, kind: ContentType['kind'] = 'part'): ContentType => ({
  type,
  compress: false,
  kind,
});

/** File name extension to content type. Types as registered with IANA. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html', 'active'),
  css: text('text/css'),
  js: text('text/javascript', 'script'),
  mjs: text('text/javascript', 'script'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml', 'inert'),
  svg: text('image/svg+xml', 'inert'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  yaml: text('application/yaml'),
  // Types for download. IANA has `.ts` for video only.
  ts: text('text/plain'),
  wasm: { type: 'application/wasm', compress: true, kind: 'part' },
  ico: binary('image/x-icon'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  jpeg: binary('image/jpeg'),
  gif: binary('image/gif'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  woff: binary('font/woff'),
  woff2: binary('font/woff2'),
  mp4: binary('video/mp4'),
  webm: binary('video/webm'),
  // The viewers of browsers run scripts in PDF files.
  pdf: binary('application/pdf', 'active'),
  zip: binary('application/zip'),
};

/** For files with an unknown extension: browsers offer a download. */
export const unknownContentType = 'application/octet-stream';

function entryFor(file: SiteFile): ContentType | undefined {
  const extension = /\.([A-Za-z0-9]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
}

/** Returns the Content-Type header of a file by its extension. */
export function contentTypeOf(file: SiteFile): string {
  return entryFor(file)?.type ?? unknownContentType;
}

/** Returns whether a file with this name is text that gets compressed siblings. */
export function isCompressible(file: SiteFile): boolean {
  return entryFor(file)?.compress ?? false;
}

const hostFiles = new Set(['/_headers', '/_redirects']);
const siblingEnding = /\.(?:br|gz)$/;

/** Returns whether a file is the compressed sibling (`.br`, `.gz`) of a file that the build compresses. */
export function isCompressedSibling(file: SiteFile): boolean {
  return siblingEnding.test(file) && isCompressible(file.replace(siblingEnding, ''));
}

/** Returns whether a file is never served by name: host configuration, dotfiles and compressed siblings. */
export function isHiddenFile(file: SiteFile): boolean {
  return hostFiles.has(file) || file.includes('/.') || isCompressedSibling(file);
}

/** Below it are scripts that only pages load: all others may be started as a worker. */
const pageScripts = '/assets/js/';
/** Worker scripts, although they are below `pageScripts`. */
export const WORKER_FOLDER = '/assets/js/workers/';

/** Returns whether a file is a page that other pages embed in a frame. */
export function isFramedPage(file: SiteFile, { framed }: Pick<HostingRules, 'framed'>): boolean {
  return framed !== undefined && file.startsWith(framed.prefix) && file.endsWith('.html');
}

/**
 * Returns the kind of a file that is the whole answer, with status 200, 206 or 304. All other answers are
 * `active`, like files of unknown types.
 */
export function answerKindOf(file: SiteFile, rules: Pick<HostingRules, 'framed'>): AnswerKind {
  if (isFramedPage(file, rules)) return 'framed';
  const kind = entryFor(file)?.kind ?? 'active';
  if (kind !== 'script') return kind;
  const isOfPages = [pageScripts, rules.framed?.prefix ?? pageScripts].some((prefix) =>
    file.startsWith(prefix),
  );
  return isOfPages && !file.startsWith(WORKER_FOLDER) ? 'part' : 'active';
}
