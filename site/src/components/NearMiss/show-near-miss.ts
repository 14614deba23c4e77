import text from '@generated/messages/default/near-miss.json';
import { findNearMiss } from './find-near-miss.ts';

/**
 * Names the existing page whose address is most like that of this page.
 *
 * @param place gets the sentence; its `data-suggests-from` is the address of the sitemap
 * @throws Error when the sitemap cannot be had
 */
export async function showNearMiss(place: HTMLElement): Promise<void> {
  const paths = await readPaths(place.dataset.suggestsFrom ?? '');
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

async function readPaths(sitemap: string): Promise<readonly string[]> {
  const response = await fetch(sitemap);
  if (!response.ok) {
    throw new Error(`Cannot read the list of pages at ${sitemap}: status ${response.status}`);
  }
  const pages = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...pages.querySelectorAll('loc')].map((loc) => new URL(loc.textContent ?? '').pathname);
}
