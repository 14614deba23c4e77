import { leadsToAnotherPage } from './controls.ts';
import { prefetch } from './load-scripts.ts';

/** Marks a link whose page is to be fetched. */
const AHEAD = 'data-ahead';

/**
 * Text of a `<script type="speculationrules">` that a page must hold: fetch the pages behind marked
 * links. It is the same on every page, so that a content security policy can name its hash.
 *
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const AHEAD_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' }],
});

/** Pages that were fetched before anybody asked for them. The browser keeps them for a few minutes. */
export class PagesAhead {
  readonly #page: Document;
  readonly #addresses = new Set<string>();

  constructor(page: Document) {
    this.#page = page;
  }

  get count(): number {
    return this.#addresses.size;
  }

  /** Fetches the page behind a link, once; nothing for other links. */
  fetch(link: HTMLAnchorElement): void {
    const address = link.pathname + link.search;
    if (leadsToAnotherPage(link) && !this.#addresses.has(address)) {
      this.#addresses.add(address);
      if (knowsSpeculationRules()) {
        link.setAttribute(AHEAD, '');
      } else {
        // The browser may still ask the server whether the page is the same.
        prefetch(this.#page, address, 'document');
      }
    }
  }
}

function knowsSpeculationRules(): boolean {
  return (
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('speculationrules')
  );
}
