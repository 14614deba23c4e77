import text from '@generated/messages/default/near-miss.json';
import leven from 'leven';
import { loadText } from '../../islands/load-text.ts';

/** Share of a path's length that may differ before a suggestion is noise. Judged on typos. */
const MAXIMUM_DISTANCE_SHARE = 0.34;

/**
 * Names the existing page whose address is most like that of this page.
 *
 * @param place gets the sentence; its `data-suggests-from` is the address of the sitemap
 * @throws Error when the sitemap cannot be had
 */
export async function showNearMiss(place: HTMLElement): Promise<void> {
  const sitemap = await loadText(place.dataset.suggestsFrom ?? '');
  const pages = new DOMParser().parseFromString(sitemap, 'application/xml');
  const paths = [...pages.querySelectorAll('loc')].map((loc) => new URL(loc.textContent).pathname);
  const path = findNearMiss(location.pathname, paths);
  const parts: (Node | string)[] = [];
  if (path !== undefined) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = decodeURI(path);
    const [before = '', after = ''] = text.didYouMean.split('{page}');
    parts.push(before, link, after);
  }
  place.replaceChildren(...parts);
}

/**
 * Finds the page whose path is most like a path that does not exist.
 *
 * Compares decoded, lower-case paths by Levenshtein distance; a path that agrees in its last
 * segment counts as near whatever folder it was looked for in.
 *
 * @param wanted path of the address bar, percent-encoded or not.
 * @param paths paths of existing pages, in the same form; the first of equals wins.
 * @returns the existing path as given, or `undefined` when nothing is near.
 */
export function findNearMiss(wanted: string, paths: readonly string[]): string | undefined {
  const target = comparable(wanted);
  let best: { path: string; distance: number } | undefined;
  for (const path of paths) {
    const candidate = comparable(path);
    const sameEnd = lastSegment(candidate) === lastSegment(target) && lastSegment(target) !== '';
    const distance = sameEnd ? 0.5 : leven(candidate, target);
    const limit = Math.max(candidate.length, target.length) * MAXIMUM_DISTANCE_SHARE;
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { path, distance };
    }
  }
  return best?.path;
}

/** Without base path (which every path shares), extension and closing slashes; in lower case. */
function comparable(path: string): string {
  const clean = path
    .replace(/^\/[^/]+/, '')
    .replace(/\/+$/, '')
    .replace(/\.html?$/, '');
  try {
    return decodeURIComponent(clean).toLowerCase();
  } catch {
    return clean.toLowerCase();
  }
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
