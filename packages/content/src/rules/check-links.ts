import { type Diagnostic, suggestClosest } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { coversUrl, type ExternalLink } from '../links/external-links.ts';
import { type LinkTarget, linkTarget } from '../links/link-target.ts';
import { isLocalHost } from '../links/local-host.ts';
import type { Page, PageLink } from '../page/page.ts';
import type { Site, SitePage } from '../site/site.ts';
import { type SitePath, toLink } from '../site/site-path.ts';
import { type PageRule, type RuleContext, report, type SiteRule } from './rule.ts';

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

/** `link/broken`: the address leads to no page and no file of the site. */
export const checkBrokenLinks: PageRule = (page, { site }) => {
  const ofRoutes = pageLinks(page, site, 'nowhere').map(({ link, target }) => {
    const closest = closestRoute(target.path, site);
    return report(
      'link/broken',
      { page, place: link },
      {
        message: `"${link.url}" leads to no page of the site.`,
        hint:
          closest === undefined
            ? 'Correct the address, or remove the link.'
            : `Did you mean ${toLink(closest)}?`,
      },
    );
  });
  const ofOthers = pageLinks(page, site, 'malformed').map(({ link }) =>
    report(
      'link/broken',
      { page, place: link },
      { message: `"${link.url}" is not an address.`, hint: 'Write https://host/path.' },
    ),
  );
  return [...ofRoutes, ...ofOthers];
};

/**
 * The closest route by spelling, else the only page with the same last segment. Aliases count, so
 * a file name suggests the route that replaces it.
 */
function closestRoute(path: SitePath, site: Site): SitePath | undefined {
  const addresses = [...site.routes.keys(), ...site.aliases.keys()];
  const closest = suggestClosest(path, addresses);
  const lastName = path.slice(path.lastIndexOf('/')).toLowerCase();
  const sameName = addresses.filter((address) => address.toLowerCase().endsWith(lastName));
  const found =
    addresses.find((address) => address === closest) ??
    (sameName.length === 1 ? sameName[0] : undefined);
  return found === undefined ? undefined : (site.aliases.get(found) ?? found);
}

/** `link/empty`: a link without an address, or with `#` alone, leads nowhere. */
export const checkEmptyLinks: PageRule = (page, { site }) =>
  pageLinks(page, site, 'empty').map(({ link }) =>
    report(
      'link/empty',
      { page, place: link },
      { message: 'The link has no target.', hint: 'Give it an address, or write plain text.' },
    ),
  );

/**
 * `link/unlisted-external`: links to other hosts must be in one list, which is reviewed and checked for dead links.
 * A link without https is reported as `link/insecure`, whether listed or not.
 */
export const checkExternalLinks: PageRule = (page, { site, externalLinks }) =>
  pageLinks(page, site, 'external').flatMap(({ link, target }) => {
    const isListed = externalLinks.entries.some(({ entry }) => coversUrl(entry, target.url));
    if (isListed || target.url.protocol === 'http:') {
      return [];
    }
    return [
      report(
        'link/unlisted-external',
        { page, place: link },
        {
          message: `"${link.url}" is not in the list of external links.`,
          hint: `Add { "url": "${target.url.href}", "why": "…" } to ${externalLinks.file}, or link to a listed page.`,
        },
      ),
    ];
  });

/** `link/external-list` and `link/unused-external`: the list is valid, and every entry is used. */
export const checkExternalList: SiteRule = (context) => {
  const { entries, file, diagnostics } = context.externalLinks;
  const urls = externalUrls(context);
  const unused = entries
    .filter(({ entry }) => !urls.some((url) => coversUrl(entry, url)))
    .map(({ entry, line, column }): Diagnostic => {
      const message = `No page links to "${nameOf(entry)}".`;
      const hint = 'Remove the entry.';
      return diagnose('link/unused-external', { file, line, column }, { message, hint });
    });
  return [...diagnostics, ...unused];
};

function externalUrls({ site }: RuleContext): readonly URL[] {
  return site.pages.flatMap((page) =>
    pageLinks(page, site, 'external').map(({ target }) => target.url),
  );
}

function nameOf(entry: ExternalLink): string {
  return 'url' in entry ? entry.url : `${entry.origin}${entry.prefix}`;
}

/** `link/insecure`: other hosts are linked to with https. The reader's own machine is exempt. */
export const checkInsecureLinks: PageRule = (page, { site }) =>
  pageLinks(page, site, 'external').flatMap(({ link, target }) => {
    if (target.url.protocol === 'https:' || isLocalHost(target.url)) {
      return [];
    }
    return [
      report(
        'link/insecure',
        { page, place: link },
        {
          message: `"${link.url}" does not use https.`,
          hint: `Write ${target.url.href.replace(/^http:/, 'https:')}, and check that it answers.`,
        },
      ),
    ];
  });

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

/** `link/spelling`: the target exists, but the address is not in canonical form. */
export const checkLinkSpelling: PageRule = (page, { site }) =>
  [...pageLinks(page, site, 'route'), ...pageLinks(page, site, 'file')].flatMap(
    ({ link, target }) => {
      const { faults, canonical } = target.spelling;
      if (faults.length === 0) {
        return [];
      }
      return [
        report(
          'link/spelling',
          { page, place: link },
          {
            message: `"${link.url}" ${faults.join(' and ')}.`,
            hint: `Write [text](${canonical}).`,
          },
        ),
      ];
    },
  );

/** `link/markdown-file`: broken links to Markdown files only warn (CONTRACT.md, X12). */
export const checkMarkdownLinks: PageRule = (page, { site }) =>
  pageLinks(page, site, 'lost-markdown-file').map(({ link, target }) =>
    report(
      'link/markdown-file',
      { page, place: link },
      {
        message: `"${link.url}" finds no page: ${target.path} does not exist.`,
        hint: 'Link to the address of the page, e.g. /docs/intro.',
      },
    ),
  );
