import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { coversUrl, type ExternalLink } from '../links/external-links.ts';
import { pageLinks } from './page-links.ts';
import { type PageRule, type RuleContext, report, type SiteRule } from './rule.ts';

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
