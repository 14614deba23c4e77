import { suggestClosest } from '@vibe-docs/kernel';
import type { Page } from '../page/page.ts';
import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

/** A longer list of ids would hide the suggestion that follows it. */
const SHOWN_ANCHORS = 15;

/**
 * `link/missing-anchor`: the part after `#` names no heading and no id of the page. Of pages that are
 * generated or written as components the ids are not known; Docusaurus checks those when it builds.
 */
export const checkLinkAnchors: PageRule = (page, { site }) =>
  pageLinks(page, site, 'route').flatMap(({ link, target }) => {
    const { fragment, owner, route } = target;
    if (fragment === '' || owner.kind !== 'page' || !owner.page.page.isParsed) {
      return [];
    }
    const ids = idsOf(owner.page.page);
    if (ids.includes(fragment)) {
      return [];
    }
    return [
      report(
        'link/missing-anchor',
        { page, place: link },
        {
          message: `"#${fragment}" is not a heading of ${route}.`,
          hint: describeIds(fragment, ids),
        },
      ),
    ];
  });

function idsOf({ headings, anchors }: Page): readonly string[] {
  // The h1 of a page has no id of its own in the built page.
  const ofHeadings = headings.filter(({ depth }) => depth > 1).map(({ id }) => id);
  return [...ofHeadings, ...anchors.map(({ id }) => id)];
}

function describeIds(wanted: string, ids: readonly string[]): string {
  if (ids.length === 0) {
    return 'The page has no headings below its title: link to the page itself.';
  }
  const shown = ids.slice(0, SHOWN_ANCHORS).map((id) => `#${id}`);
  const rest = ids.length > SHOWN_ANCHORS ? ` and ${ids.length - SHOWN_ANCHORS} more` : '';
  const closest = suggestClosest(wanted, ids);
  const question = closest === undefined ? '' : ` Did you mean #${closest}?`;
  return `Available: ${shown.join(', ')}${rest}.${question}`;
}
