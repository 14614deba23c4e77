/**
 * What a browser can execute when a file is opened directly:
 *
 * - `page`: a document with scripts.
 * - `drawing`: a document that could contain scripts (SVG, other XML), but on this site does not.
 * - `script`: nothing. In a page it runs under the page's policy, in a worker under the file's.
 * - `none`: nothing. Browsers display, play, list or download it. JSON and plain text are displayed as
 *   text in a viewer of the browser; `nosniff` prevents interpretation as HTML.
 */
type Code = 'page' | 'drawing' | 'script' | 'none';

type ContentType = {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** Compressible: the build writes `.br` and `.gz` siblings. */
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
  // Types for download. IANA has `.ts` for video only.
  ts: text('text/plain', 'none'),
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
  // The viewers of browsers run scripts in PDF files.
  pdf: binary('application/pdf', 'page'),
  zip: binary('application/zip'),
};

/** For files with an unknown extension: browsers offer a download. */
export const unknownContentType = 'application/octet-stream';

function extensionOf(file: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

function entryFor(file: string): ContentType | undefined {
  const extension = extensionOf(file);
  return Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
}

/** Returns the Content-Type header of a file by its extension. */
export function contentTypeOf(file: string): string {
  return entryFor(file)?.type ?? unknownContentType;
}

/** Returns whether a file with this name is text that gets compressed siblings. */
export function isCompressible(file: string): boolean {
  return entryFor(file)?.compress ?? false;
}

/** Returns what a browser can execute in a file, by its extension; `page` when unknown. */
export function codeOf(file: string): Code {
  return entryFor(file)?.code ?? 'page';
}
