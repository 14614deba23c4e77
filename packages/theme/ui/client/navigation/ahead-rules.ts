/** Attribute of a link whose page is to be prefetched or prerendered. */
export const AHEAD = 'data-ahead';

/** `fetch`: prefetches the document. `show`: lets the browser prerender the page. */
export type Ahead = 'fetch' | 'show';

/**
 * Content of the `<script type="speculationrules">` of every page: prefetch or prerender the pages behind
 * marked links. It is the same on every page, so that one hash in the content security policy covers it.
 *
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function aheadRules(): string {
  return JSON.stringify({ prefetch: [ruleFor('fetch')], prerender: [ruleFor('show')] });
}

function ruleFor(ahead: Ahead): object {
  return { where: { selector_matches: `[${AHEAD}=${ahead}]` }, eagerness: 'immediate' };
}
