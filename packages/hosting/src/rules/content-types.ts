type ContentType = {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** Text that shrinks: the build writes `.br` and `.gz` siblings for it. */
  readonly compress: boolean;
};

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compress: true });
const binary = (type: string): ContentType => ({ type, compress: false });

/** File name extension to content type. Types as registered with IANA. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  yaml: text('application/yaml'),
  wasm: { type: 'application/wasm', compress: true },
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
  pdf: binary('application/pdf'),
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
