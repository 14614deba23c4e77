import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

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
