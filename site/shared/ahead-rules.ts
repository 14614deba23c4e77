/** Marks a link whose page is to be fetched, or made ready to be shown. */
export const AHEAD = 'data-ahead';

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
