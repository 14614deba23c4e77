import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

/** `link/empty`: a link without an address, or with `#` alone, leads nowhere. */
export const checkEmptyLinks: PageRule = (page, { site }) =>
  pageLinks(page, site, 'empty').map(({ link }) =>
    report(
      'link/empty',
      { page, place: link },
      { message: 'The link has no target.', hint: 'Give it an address, or write plain text.' },
    ),
  );
