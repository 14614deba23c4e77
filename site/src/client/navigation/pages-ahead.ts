import { AHEAD, type Ahead } from '../../../shared/ahead-rules.ts';
import { leadsToAnotherPage } from './page-links.ts';

/** Addresses of prefetched pages. The browser caches them for a few minutes. */
export class PagesAhead {
  readonly #addresses = new Set<string>();

  get count(): number {
    return this.#addresses.size;
  }

  /** Prefetches the page behind a link, once; ignores links that do not lead to another page. */
  fetch(link: HTMLAnchorElement, ahead: Ahead): void {
    if (!leadsToAnotherPage(link)) {
      return;
    }
    const address = link.pathname + link.search;
    const isKnown = this.#addresses.has(address);
    this.#addresses.add(address);
    if (knowsSpeculationRules()) {
      if (!isKnown || ahead === 'show') {
        link.setAttribute(AHEAD, ahead);
      }
    } else if (!isKnown) {
      // Into the HTTP cache, which is revalidated on navigation. Not with
      // `<link rel="prefetch">`: Firefox ignores pages that must be revalidated, WebKit does not support it.
      fetch(address, { priority: 'low' }).catch(() => undefined);
    }
  }
}

function knowsSpeculationRules(): boolean {
  return (
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('speculationrules')
  );
}
