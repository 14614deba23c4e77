import { docsVersionKey } from '../../internals/stored-choices.ts';
import { onClick } from './element-at.ts';
import { readStored, store } from './stored.ts';

/** Stores the version of the documentation that the reader chooses in the navbar (CONTRACT.md, T4). */
export function storeDocsVersion(page: Document): void {
  onClick(page, 'a[data-docs-version]', ({ dataset: { docsPlugin, docsVersion = '' } }) =>
    store(docsVersionKey(docsPlugin), docsVersion),
  );
}

/**
 * Outside of the docs, applies the last chosen version to the navbar: the label of the
 * dropdown, and the links into the docs. An unknown version name is ignored.
 */
export function followDocsVersion(page: Document): void {
  for (const label of page.querySelectorAll<HTMLElement>('[data-version-label]')) {
    const version = readStored(docsVersionKey(label.dataset.versionLabel));
    const links = [...page.querySelectorAll<HTMLElement>('.dropdown a[data-docs-version]')];
    const chosen = links.find(({ dataset }) => dataset.docsVersion === version);
    label.textContent = chosen?.textContent ?? label.textContent;
  }
  for (const link of page.querySelectorAll<HTMLElement>('a[data-version-links]')) {
    const links: Record<string, string> = JSON.parse(link.dataset.versionLinks ?? '{}');
    const path = links[readStored(docsVersionKey(link.dataset.docsPlugin)) ?? ''];
    if (path !== undefined) {
      link.setAttribute('href', path);
    }
  }
}
