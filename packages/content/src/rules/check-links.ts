import { assertNever, type Diagnostic, didYouMean, suggestClosest } from '@vibe-docs/kernel';
import { type ContentCode, diagnose } from '../catalogue.ts';
import { coversUrl, type ExternalLinkList, isLocalHost } from '../links/external-links.ts';
import { type LinkTarget, linkTarget } from '../links/link-target.ts';
import type { Page } from '../page/page.ts';
import type { Site } from '../site/site.ts';
import { type SitePath, toLink } from '../site/site-path.ts';

/**
 * Checks every link of the site, and that the list of external links is valid and each of its entries is used
 * (`link/external-list`, `link/unused-external`).
 */
export function checkLinks(site: Site, list: ExternalLinkList): readonly Diagnostic[] {
  const links = site.pages.flatMap((page) =>
    page.page.links.map((link) => ({ page, link, target: linkTarget(link, page, site) })),
  );
  const ofLinks = links.flatMap(({ page: { page }, link, target }) =>
    problemsOf(`"${link.url}"`, target, { site, list }).map(({ code, ...text }) =>
      diagnose(code, { ...link, file: page.file }, text),
    ),
  );
  const urls = links.flatMap(({ target }) => (target.kind === 'external' ? [target.url] : []));
  const unused = list.entries
    .filter(({ entry }) => !urls.some((url) => coversUrl(entry, url)))
    .map(({ entry, line, column }) => {
      const name = 'url' in entry ? entry.url : `${entry.origin}${entry.prefix}`;
      const text = { message: `No page links to "${name}".`, hint: 'Remove the entry.' };
      return diagnose('link/unused-external', { file: list.file, line, column }, text);
    });
  return [...list.diagnostics, ...ofLinks, ...unused];
}

type Problem = { readonly code: ContentCode } & Pick<Diagnostic, 'message' | 'hint'>;

/** @param written the address as the page has it, in quotation marks */
function problemsOf(
  written: string,
  target: LinkTarget,
  { site, list }: { readonly site: Site; readonly list: ExternalLinkList },
): readonly Problem[] {
  switch (target.kind) {
    case 'empty': {
      const hint = 'Give it an address, or write plain text.';
      return [{ code: 'link/empty', message: 'The link has no target.', hint }];
    }
    case 'malformed': {
      const message = `${written} is not an address.`;
      return [{ code: 'link/broken', message, hint: 'Write https://host/path.' }];
    }
    case 'nowhere': {
      const closest = closestRoute(target.path, site);
      const hint =
        closest === undefined
          ? 'Correct the address, or remove the link.'
          : `Did you mean ${toLink(closest)}?`;
      return [{ code: 'link/broken', message: `${written} leads to no page of the site.`, hint }];
    }
    // Broken links to Markdown files only warn (CONTRACT.md, X12).
    case 'lost-markdown-file': {
      const message = `${written} finds no page: ${target.path} does not exist.`;
      const hint = 'Link to the address of the page, e.g. /docs/intro.';
      return [{ code: 'link/markdown-file', message, hint }];
    }
    case 'external':
      return checkExternal(written, target.url, list);
    case 'file':
      return checkSpelling(written, target);
    case 'route':
      return [...checkSpelling(written, target), ...checkAnchor(target)];
    case 'other-scheme':
      return [];
    default:
      return assertNever(target);
  }
}

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

/**
 * `link/insecure`: other hosts are linked to with https, the reader's own machine excepted. `link/unlisted-external`:
 * these links must be in one list, which is reviewed and checked for dead links.
 */
function checkExternal(written: string, url: URL, list: ExternalLinkList): readonly Problem[] {
  if (url.protocol === 'http:') {
    const address = url.href.replace(/^http:/, 'https:');
    const hint = `Write ${address}, and check that it answers.`;
    const message = `${written} does not use https.`;
    return isLocalHost(url) ? [] : [{ code: 'link/insecure', message, hint }];
  }
  if (list.entries.some(({ entry }) => coversUrl(entry, url))) return [];
  const message = `${written} is not in the list of external links.`;
  const hint = `Add { "url": "${url.href}", "why": "…" } to ${list.file}, or link to a listed page.`;
  return [{ code: 'link/unlisted-external', message, hint }];
}

/** `link/spelling`: the target exists, but the address is not in canonical form. */
function checkSpelling(
  written: string,
  { faults, canonical }: Extract<LinkTarget, { kind: 'route' | 'file' }>,
): readonly Problem[] {
  if (faults.length === 0) return [];
  const message = `${written} ${faults.join(' and ')}.`;
  return [{ code: 'link/spelling', message, hint: `Write [text](${canonical}).` }];
}

/** A longer list of ids would hide the suggestion that follows it. */
const SHOWN_ANCHORS = 15;

/**
 * `link/missing-anchor`: the part after `#` names no heading and no id of the page. Of pages that are
 * generated or written as components the ids are not known; Docusaurus checks those when it builds.
 */
function checkAnchor({
  fragment,
  owner,
  route,
}: Extract<LinkTarget, { kind: 'route' }>): readonly Problem[] {
  if (fragment === '' || owner.kind !== 'page' || !owner.page.page.isParsed) return [];
  const ids = idsOf(owner.page.page);
  if (ids.includes(fragment)) return [];
  const message = `"#${fragment}" is not a heading of ${route}.`;
  return [{ code: 'link/missing-anchor', message, hint: describeIds(fragment, ids) }];
}

function idsOf({ headings, anchors }: Page): readonly string[] {
  // The h1 of a page has no id of its own in the built page.
  const ofHeadings = headings.filter(({ depth }) => depth > 1).map(({ id }) => id);
  return [...ofHeadings, ...anchors.map(({ id }) => id)];
}

function describeIds(wanted: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'The page has no headings below its title: link to the page itself.';
  const links = ids.map((id) => `#${id}`);
  const rest = ids.length > SHOWN_ANCHORS ? ` and ${ids.length - SHOWN_ANCHORS} more` : '';
  const question = didYouMean(`#${wanted}`, links);
  return `Available: ${links.slice(0, SHOWN_ANCHORS).join(', ')}${rest}.${question}`;
}
