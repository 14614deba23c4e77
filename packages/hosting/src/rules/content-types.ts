/**
 * What a browser can run of a file when it is opened by its address:
 *
 * - `page`: a document with scripts.
 * - `drawing`: a document that could hold scripts too (SVG, other XML), but here holds none.
 * - `script`: nothing. A page that loads it runs it by its own policy, a worker by the file's.
 * - `none`: nothing. Browsers draw, play, list or save it. JSON and plain text are shown as
 *   documents, but as text in a viewer of the browser; `nosniff` forbids to take them for HTML.
 */
type Code = 'page' | 'drawing' | 'script' | 'none';

type ContentType = {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** Text that shrinks: the build writes `.br` and `.gz` siblings for it. */
  readonly compress: boolean;
  readonly code: Code;
};

const text = (type: string, code: Code): ContentType => ({
  type: `${type}; charset=utf-8`,
  compress: true,
  code,
});
const binary = (type: string, code: Code = 'none'): ContentType => ({
  type,
  compress: false,
  code,
});

/** File name extension to content type. Types as registered with IANA. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html', 'page'),
  css: text('text/css', 'none'),
  js: text('text/javascript', 'script'),
  mjs: text('text/javascript', 'script'),
  json: text('application/json', 'none'),
  map: text('application/json', 'none'),
  webmanifest: text('application/manifest+json', 'none'),
  xml: text('application/xml', 'drawing'),
  svg: text('image/svg+xml', 'drawing'),
  txt: text('text/plain', 'none'),
  md: text('text/markdown', 'none'),
  yaml: text('application/yaml', 'none'),
  wasm: { type: 'application/wasm', compress: true, code: 'none' },
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
  // Viewers of browsers run the scripts of a PDF file.
  pdf: binary('application/pdf', 'page'),
  zip: binary('application/zip'),
};

/** Sent for a file with an unknown extension: browsers offer it for download. */
export const unknownContentType = 'application/octet-stream';

function extensionOf(file: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

function entryFor(file: string): ContentType | undefined {
  const extension = extensionOf(file);
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
}

/** Gives the Content-Type header of a file by the extension of its name. */
export function contentTypeOf(file: string): string {
  return entryFor(file)?.type ?? unknownContentType;
}

/** Says whether a file of this name is text that gets compressed siblings. */
export function isCompressible(file: string): boolean {
  return entryFor(file)?.compress ?? false;
}

/** Says what a browser can run of a file, by the extension of its name; `page` when unknown. */
export function codeOf(file: string): Code {
  return entryFor(file)?.code ?? 'page';
}
