import { AHEAD, type Ahead } from '../../../shared/ahead-rules.ts';
import { leadsToAnotherPage } from './page-links.ts';

/** Pages that were fetched before anybody asked for them. The browser keeps them for a few minutes. */
export class PagesAhead {
  readonly #addresses = new Set<string>();

  get count(): number {
    return this.#addresses.size;
  }

  /** Fetches the page behind a link, once; nothing for links that lead to no other page. */
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
      // Into the browser's cache, which asks the server whether the page is still the same. Not by
      // `<link rel="prefetch">`: Firefox refuses pages that have to be validated, WebKit does nothing.
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
