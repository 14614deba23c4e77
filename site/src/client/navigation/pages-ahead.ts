import { leadsToAnotherPage } from './page-links.ts';

/** Marks a link whose page is to be fetched, or made ready to be shown. */
const AHEAD = 'data-ahead';

/** `fetch`: the document is fetched. `show`: the browser may load and render the page in the background. */
export type Ahead = 'fetch' | 'show';

/**
 * Text of a `<script type="speculationrules">` that a page must hold: fetch or prerender the pages behind
 * marked links. It is the same on every page, so that a content security policy can name its hash.
 *
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const AHEAD_RULES = JSON.stringify({
  prefetch: [ruleFor('fetch')],
  prerender: [ruleFor('show')],
});

function ruleFor(ahead: Ahead): object {
  return { where: { selector_matches: `[${AHEAD}=${ahead}]` }, eagerness: 'immediate' };
}

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
