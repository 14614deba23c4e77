import { type Diagnostic, didYouMean, suggestClosest } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { coversUrl, type ExternalLinkList, isLocalHost } from '../links/external-links.ts';
import { linkTarget } from '../links/link-target.ts';
import type { Page } from '../page/page.ts';
import type { Site, SitePage } from '../site/site.ts';
import { type SitePath, toLink } from '../site/site-path.ts';
import type { PageRule } from './rule.ts';

/** The links of a page with their targets, in document order. */
function linksOf(page: SitePage, site: Site) {
  return page.page.links.map((link) => ({ link, target: linkTarget(link, page, site) }));
}

/** `link/broken`: the address leads to no page and no file of the site. */
export const checkBrokenLinks: PageRule = (page, { site }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if (target.kind === 'malformed') {
      const message = `"${link.url}" is not an address.`;
      return [{ place: link, message, hint: 'Write https://host/path.' }];
    }
    if (target.kind !== 'nowhere') {
      return [];
    }
    const closest = closestRoute(target.path, site);
    const hint =
      closest === undefined
        ? 'Correct the address, or remove the link.'
        : `Did you mean ${toLink(closest)}?`;
    return [{ place: link, message: `"${link.url}" leads to no page of the site.`, hint }];
  });

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
  linksOf(page, site)
    .filter(({ target }) => target.kind === 'empty')
    .map(({ link }) => ({
      place: link,
      message: 'The link has no target.',
      hint: 'Give it an address, or write plain text.',
    }));

/**
 * `link/unlisted-external`: links to other hosts must be in one list, which is reviewed and checked for dead links.
 * A link without https is reported as `link/insecure`, whether listed or not.
 */
export const checkExternalLinks: PageRule = (page, { site, externalLinks }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if (target.kind !== 'external' || target.url.protocol === 'http:') {
      return [];
    }
    const { url } = target;
    if (externalLinks.entries.some(({ entry }) => coversUrl(entry, url))) {
      return [];
    }
    const message = `"${link.url}" is not in the list of external links.`;
    const hint = `Add { "url": "${url.href}", "why": "…" } to ${externalLinks.file}, or link to a listed page.`;
    return [{ place: link, message, hint }];
  });

/** `link/external-list` and `link/unused-external`: the list is valid, and every entry is used. */
export function checkExternalList(
  site: Site,
  { entries, file, diagnostics }: ExternalLinkList,
): readonly Diagnostic[] {
  const targets = site.pages.flatMap((page) => linksOf(page, site)).map(({ target }) => target);
  const urls = targets.flatMap((target) => (target.kind === 'external' ? [target.url] : []));
  const unused = entries
    .filter(({ entry }) => !urls.some((url) => coversUrl(entry, url)))
    .map(({ entry, line, column }) => {
      const name = 'url' in entry ? entry.url : `${entry.origin}${entry.prefix}`;
      const text = { message: `No page links to "${name}".`, hint: 'Remove the entry.' };
      return diagnose('link/unused-external', { file, line, column }, text);
    });
  return [...diagnostics, ...unused];
}

/** `link/insecure`: other hosts are linked to with https. The reader's own machine is exempt. */
export const checkInsecureLinks: PageRule = (page, { site }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if (target.kind !== 'external' || target.url.protocol !== 'http:' || isLocalHost(target.url)) {
      return [];
    }
    const address = target.url.href.replace(/^http:/, 'https:');
    const hint = `Write ${address}, and check that it answers.`;
    return [{ place: link, message: `"${link.url}" does not use https.`, hint }];
  });

/** A longer list of ids would hide the suggestion that follows it. */
const SHOWN_ANCHORS = 15;

/**
 * `link/missing-anchor`: the part after `#` names no heading and no id of the page. Of pages that are
 * generated or written as components the ids are not known; Docusaurus checks those when it builds.
 */
export const checkLinkAnchors: PageRule = (page, { site }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if (target.kind !== 'route' || target.fragment === '' || target.owner.kind !== 'page') {
      return [];
    }
    const { fragment, owner, route } = target;
    const ids = idsOf(owner.page.page);
    if (!owner.page.page.isParsed || ids.includes(fragment)) {
      return [];
    }
    const message = `"#${fragment}" is not a heading of ${route}.`;
    return [{ place: link, message, hint: describeIds(fragment, ids) }];
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
  const links = ids.map((id) => `#${id}`);
  const rest = ids.length > SHOWN_ANCHORS ? ` and ${ids.length - SHOWN_ANCHORS} more` : '';
  const question = didYouMean(`#${wanted}`, links);
  return `Available: ${links.slice(0, SHOWN_ANCHORS).join(', ')}${rest}.${question}`;
}

/** `link/spelling`: the target exists, but the address is not in canonical form. */
export const checkLinkSpelling: PageRule = (page, { site }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if ((target.kind !== 'route' && target.kind !== 'file') || target.faults.length === 0) {
      return [];
    }
    const message = `"${link.url}" ${target.faults.join(' and ')}.`;
    return [{ place: link, message, hint: `Write [text](${target.canonical}).` }];
  });

/** `link/markdown-file`: broken links to Markdown files only warn (CONTRACT.md, X12). */
export const checkMarkdownLinks: PageRule = (page, { site }) =>
  linksOf(page, site).flatMap(({ link, target }) => {
    if (target.kind !== 'lost-markdown-file') {
      return [];
    }
    const message = `"${link.url}" finds no page: ${target.path} does not exist.`;
    return [{ place: link, message, hint: 'Link to the address of the page, e.g. /docs/intro.' }];
  });
