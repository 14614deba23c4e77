import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromParse5 } from 'hast-util-from-parse5';
import { matches, selectAll } from 'hast-util-select';
import { parse } from 'parse5';

/** A file that a page loads before any interaction. */
export interface Part {
  /** `image` covers all that are not lazy, including the favicon. */
  readonly kind: 'html' | EagerAddress['kind'];
  /** Stable between builds: the file name without its content hash. */
  readonly name: string;
  /** Transferred body, as `BuiltSite.sizeOf` measures it. */
  readonly bytes: number;
}

/** The weight of a page before any interaction. */
export interface PageWeight {
  /** Decoded, with the base path. */
  readonly path: string;
  readonly parts: readonly Part[];
  /** Files that the page refers to and that are not in the build. */
  readonly missing: readonly string[];
}

/** What a budget can limit. `total` excludes images, like the table of the benchmark. */
export const MEASURES = ['html', 'css', 'javascript', 'font', 'total', 'image'] as const;
export type Measure = (typeof MEASURES)[number];

/** Whether a resource counts towards a measure. */
export function countsAs({ kind }: Part, measure: Measure): boolean {
  return measure === 'total' ? kind !== 'image' : kind === measure;
}

/** Bytes of a page for a measure. */
export function bytesOf({ parts }: PageWeight, measure: Measure): number {
  return parts.filter((part) => countsAs(part, measure)).reduce((sum, { bytes }) => sum + bytes, 0);
}

export interface BuiltSite {
  /** Folder with the pages and their compressed copies. */
  readonly buildDir: string;
  /** Base path, with slashes at both ends. */
  readonly basePath: string;
  /** Bytes that a host sends of a file, `undefined` for a missing file. Default: what the site's own server sends. */
  readonly sizeOf?: (path: string) => number | undefined;
}

/** Bytes of the heaviest of some pages for a measure. */
export function heaviestOf(weights: readonly PageWeight[], measure: Measure): number {
  return Math.max(...weights.map((weight) => bytesOf(weight, measure)));
}

/**
 * Measures what a page loads before any interaction, from the files of the build: the resources in its
 * HTML and in its stylesheets.
 *
 * @param path route, decoded and with the base path; a missing page lists itself as a missing file.
 */
export function measurePage(
  { buildDir, basePath, sizeOf = transferredBytes }: BuiltSite,
  path: string,
): PageWeight {
  const parts = new Map<string, Part>();
  const missing = new Set<string>();

  function add(kind: Part['kind'], file: string, name = stableName(file)) {
    const bytes = sizeOf(buildDir + file);
    if (bytes === undefined) {
      missing.add(file);
    } else if (!parts.has(file)) {
      parts.set(file, { kind, name, bytes });
      const read = { html: readEagerAddresses, css: readStyleAddresses };
      const text = () => readFileSync(buildDir + file, 'utf8');
      for (const eager of kind === 'html' || kind === 'css' ? read[kind](text()) : []) {
        add(eager.kind, fileOf(eager.address, posix.dirname(file), basePath));
      }
    }
  }

  const below = path.slice(basePath.length);
  add('html', below === '' ? '/index.html' : `/${below}.html`, 'the page itself');
  return { path, parts: [...parts.values()], missing: [...missing] };
}

/** The file of an address; addresses of other sites yield a missing file. */
function fileOf(address: string, folder: string, basePath: string): string {
  const [plain = ''] = address.split(/[?#]/);
  const decoded = decodeURI(plain);
  if (decoded.startsWith(basePath)) {
    return decoded.slice(basePath.length - 1);
  }
  return /^(\w+:|\/)/.test(decoded) ? decoded : posix.join(folder, decoded);
}

/** Chunks that the page script loads on interaction (`packages/theme/build/documents`). */
const ISLAND_FILE = /^island-.*\.(?:js|css)$/;

/**
 * Measures the chunks that interactions load.
 *
 * @returns brotli bytes by chunk name, script and styles together
 */
export function measureIslands(buildDir: string): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const folder of ['js', 'css']) {
    const path = `${buildDir}/assets/${folder}`;
    for (const file of readdirSync(path).filter((name) => ISLAND_FILE.test(name))) {
      const name = stableName(file).replace(/\.\w+$/, '');
      weights[name] = (weights[name] ?? 0) + (transferredBytes(`${path}/${file}`) ?? 0);
    }
  }
  return weights;
}

/** Size as sent by the site's server: the brotli copy where there is one. */
function transferredBytes(path: string): number | undefined {
  const sent = [`${path}.br`, path].map((file) => statSync(file, { throwIfNoEntry: false }));
  return sent.find((file) => file !== undefined)?.size;
}

/** Files that gzip makes smaller; pictures and fonts are compressed already. */
const TEXT_FILE = /\.(?:html|css|js|svg|ico|json|xml|txt)$/;

/**
 * Size as GitHub Pages sends a file: gzip, never brotli. Its level is not documented; this is zlib's default, and levels 5
 * and 9 differ from it by 1 to 2 %.
 */
export function gzipBytes(path: string): number | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && TEXT_FILE.test(path) ? gzipSync(readFileSync(path)).length : file?.size;
}

/** `/assets/js/main.0d72d295.js` is `main.js`. */
function stableName(file: string): string {
  return posix.basename(file).replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
}

/** An address that a browser fetches automatically, as written in the page. */
export interface EagerAddress {
  readonly kind: 'css' | 'javascript' | 'font' | 'image';
  readonly address: string;
}

/** A script with another type than JavaScript's is a data block, whose `src` is ignored. */
const SCRIPT = ':is(:not([type]), [type=""], [type="module"], [type="text/javascript"])';

const EAGER: Readonly<Record<EagerAddress['kind'], string>> = {
  javascript: `script${SCRIPT}, link:is([rel~="modulepreload"], [rel~="preload"][as="script"])`,
  css: 'link:is([rel~="stylesheet"], [rel~="preload"][as="style"])',
  font: 'link[rel~="preload"][as="font"]',
  image: 'link:is([rel~="icon"], [rel~="preload"][as="image"]), img:not([loading="lazy"])',
};

/**
 * Lists what a browser fetches when it parses a page: scripts, styles, preloads, the favicon and
 * the images that are not lazy. Prefetches are excluded: browsers fetch them when idle,
 * and not at all on a slow connection. So are data URLs, and `<noscript>`.
 *
 * @param html HTML of the page.
 * @returns Each address once, in document order.
 */
export function readEagerAddresses(html: string): readonly EagerAddress[] {
  const found = new Map<string, EagerAddress>();
  for (const element of selectAll('script[src], link[href], img[src]', fromParse5(parse(html)))) {
    const address = String(element.properties.src ?? element.properties.href);
    const kind = (Object.keys(EAGER) as EagerAddress['kind'][]).find((one) =>
      matches(EAGER[one], element),
    );
    if (kind !== undefined && !address.startsWith('data:') && !found.has(address)) {
      found.set(address, { kind, address });
    }
  }
  return [...found.values()];
}

/**
 * Lists the fonts and imports of a stylesheet. A browser fetches a font only
 * when text uses it; this is the upper limit for a page.
 */
export function readStyleAddresses(css: string): readonly EagerAddress[] {
  const fontFaces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = fontFaces.join('').matchAll(/url\(\s*["']?([^"')]+\.woff2[^"')]*)/g);
  const imports = css.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
  return [
    ...Array.from(fonts, ([, address = '']) => ({ kind: 'font' as const, address })),
    ...Array.from(imports, ([, address = '']) => ({ kind: 'css' as const, address })),
  ].filter(({ address }) => !address.startsWith('data:'));
}
