import { type LinkTarget, linkTarget } from '../links/link-target.ts';
import type { PageLink } from '../page/page.ts';
import type { Site, SitePage } from '../site/site.ts';

/** A link of a page with its resolved target. */
export interface ResolvedLink<Kind extends LinkTarget['kind']> {
  readonly link: PageLink;
  readonly target: Extract<LinkTarget, { kind: Kind }>;
}

/** The links of a page that have one kind of target, in document order. */
export function pageLinks<Kind extends LinkTarget['kind']>(
  page: SitePage,
  site: Site,
  kind: Kind,
): readonly ResolvedLink<Kind>[] {
  return page.page.links.flatMap((link) => {
    const target = linkTarget(link, page, site);
    return isOfKind(target, kind) ? [{ link, target }] : [];
  });
}

function isOfKind<Kind extends LinkTarget['kind']>(
  target: LinkTarget,
  kind: Kind,
): target is Extract<LinkTarget, { kind: Kind }> {
  return target.kind === kind;
}
