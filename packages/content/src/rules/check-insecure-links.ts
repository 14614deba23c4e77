import { isLocalHost } from '../links/local-host.ts';
import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

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
