import { checksum } from '../schema/checksum.ts';
import {
  INDEX_FORMAT,
  MANIFEST_FILE,
  type PartFacts,
  type SearchManifest,
} from '../schema/index-format.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

interface LoadOptions {
  /** Path or address of the site's base path, with a slash at the end: `/vibe/`. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Gets each part as soon as it is there, in the order of the manifest. */
  readonly onPart: (bytes: ArrayBuffer) => void;
}

/** An index on its way. Both promises fail when a part cannot be had. */
export interface LoadingIndex {
  /** Pages and headings are there: most queries can be answered. */
  readonly headings: Promise<void>;
  /** All is there. */
  readonly all: Promise<void>;
}

/** Loads the index: pages and headings together, then the text. */
export function loadIndex(options: LoadOptions): LoadingIndex {
  const manifest = fetchManifest(options);
  const headings = manifest.then((found) =>
    passOn(
      found.parts.filter(({ kind }) => kind !== 'text'),
      options,
    ),
  );
  const all = headings.then(async () => {
    const { parts } = await manifest;
    await passOn(
      parts.filter(({ kind }) => kind === 'text'),
      options,
    );
  });
  return { headings, all };
}

async function passOn(parts: readonly PartFacts[], options: LoadOptions): Promise<void> {
  const coming = parts.map((part) => fetchPart(part, options));
  for (const part of coming) {
    options.onPart(await part);
  }
}

/**
 * @throws Error when the file cannot be had, is no manifest, or was written for other code. The page
 *   then is from another build than the index: reloading it helps.
 */
async function fetchManifest({ baseUrl, fetch }: LoadOptions): Promise<SearchManifest> {
  const url = `${baseUrl}${MANIFEST_FILE}`;
  const response = await fetch(url, { cache: 'no-cache' });
  const manifest: unknown = response.ok ? await response.json() : undefined;
  if (!isManifest(manifest)) {
    throw new Error(`Cannot read the search index at ${url} (status ${response.status}).`);
  }
  if (manifest.format !== INDEX_FORMAT) {
    throw new Error(
      `The search index at ${url} has format ${manifest.format}, this page needs ${INDEX_FORMAT}. Reload the page.`,
    );
  }
  return manifest;
}

/** A damaged file may sit in the browser's cache, where it would stay for a year: ask again past it. */
async function fetchPart(part: PartFacts, { baseUrl, fetch }: LoadOptions): Promise<ArrayBuffer> {
  const url = `${baseUrl}${part.file}`;
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { cache });
    const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    if (bytes.byteLength === part.bytes && checksum(new Uint8Array(bytes)) === part.checksum) {
      return bytes;
    }
  }
  throw new Error(`The search index file ${url} is not what ${MANIFEST_FILE} says.`);
}

function isManifest(value: unknown): value is SearchManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    typeof value.format === 'number' &&
    'parts' in value &&
    Array.isArray(value.parts)
  );
}
