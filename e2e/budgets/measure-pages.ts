import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { MissingFile, PageWeight, Part, PartKind } from './page-weight.ts';
import {
  type EagerAddress,
  readEagerAddresses,
  readStyleAddresses,
} from './read-eager-addresses.ts';

/** A build to measure. */
export interface BuiltSite {
  /** Folder with the pages and their compressed copies. */
  readonly buildDir: string;
  /** Base path, with slashes at both ends. */
  readonly basePath: string;
}

/**
 * Measures what pages load before any interaction, from the files of the build: the resources in their
 * HTML and in their stylesheets.
 *
 * @param paths routes, decoded and with the base path.
 * @returns one weight per path, in the same order; a missing page lists itself as a missing file.
 */
export function measurePages(site: BuiltSite, paths: readonly string[]): readonly PageWeight[] {
  const styles = new Map<string, readonly EagerAddress[]>();
  return paths.map((path) => measurePage(site, path, styles));
}

/** The addresses in each stylesheet, by its file: pages share stylesheets. */
type StyleAddresses = Map<string, readonly EagerAddress[]>;

function measurePage(site: BuiltSite, path: string, styles: StyleAddresses): PageWeight {
  const page = pageFile(path, site.basePath);
  const parts: Part[] = [];
  const missing: MissingFile[] = [];
  const seen = new Set<string>();

  function add(kind: PartKind, file: string, name: string) {
    if (seen.has(file)) {
      return;
    }
    seen.add(file);
    const bytes = transferredBytes(site.buildDir + file);
    if (bytes === undefined) {
      missing.push({ page: path, file });
      return;
    }
    parts.push({ kind, name, file, bytes });
    if (kind === 'css') {
      for (const { kind: inner, address } of stylesOf(site, file, styles)) {
        const named = fileOf(address, posix.dirname(file), site.basePath);
        add(inner, named, stableName(named));
      }
    }
  }

  add('html', page, 'the page itself');
  const isThere = missing.length === 0;
  const eager = isThere ? readEagerAddresses(readFileSync(site.buildDir + page, 'utf8')) : [];
  for (const { kind, address } of eager) {
    const file = fileOf(address, posix.dirname(page), site.basePath);
    add(kind, file, stableName(file));
  }
  return { path, parts, missing };
}

/** `/vibe/docs/intro` is `/docs/intro.html`, `/vibe/` is `/index.html`. */
function pageFile(path: string, basePath: string): string {
  const below = path.slice(basePath.length);
  return below === '' ? '/index.html' : `/${below}.html`;
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

function stylesOf(site: BuiltSite, file: string, styles: StyleAddresses): readonly EagerAddress[] {
  const known = styles.get(file);
  if (known !== undefined) {
    return known;
  }
  const named = readStyleAddresses(readFileSync(site.buildDir + file, 'utf8'));
  styles.set(file, named);
  return named;
}

/** Size as sent by the site's server: the brotli copy where there is one. */
export function transferredBytes(path: string): number | undefined {
  const sent = [`${path}.br`, path].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

/** `/assets/js/main.0d72d295.js` is `main.js`. */
export function stableName(file: string): string {
  return posix.basename(file).replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
}
