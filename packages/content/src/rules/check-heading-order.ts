import { type PageRule, report } from './rule.ts';

/**
 * `page/heading-order`: the first heading below the h1 is an h2, and no heading is more than one
 * level below the previous one (WCAG technique G141). Further h1s are reported by `page/one-h1`.
 */
export const checkHeadingOrder: PageRule = (page) => {
  let above = 1;
  return page.page.headings.flatMap((heading) => {
    const expected = above + 1;
    above = heading.depth;
    if (heading.depth <= expected) {
      return [];
    }
    const levels = `h${heading.depth} after an h${expected - 1}`;
    return [
      report(
        'page/heading-order',
        { page, place: heading },
        {
          message: `"${heading.text}" is an ${levels}; expected an h${expected} or higher.`,
          hint: `Write it with ${'#'.repeat(expected)}.`,
        },
      ),
    ];
  });
};
