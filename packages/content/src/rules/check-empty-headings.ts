import { type PageRule, report } from './rule.ts';

/** `page/empty-heading`: a heading without text is a blank entry in a screen reader's list. */
export const checkEmptyHeadings: PageRule = (page) =>
  page.page.headings
    .filter(({ text }) => text === '')
    .map((heading) =>
      report(
        'page/empty-heading',
        { page, place: heading },
        {
          message: `A heading of level ${heading.depth} has no text.`,
          hint: 'Write the heading as plain text, or remove it.',
        },
      ),
    );
