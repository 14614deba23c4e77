import { suggestClosest } from '@vibe-docs/kernel';
import type { Site } from '../site/site.ts';
import { type SitePath, toLink } from '../site/site-path.ts';
import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

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
