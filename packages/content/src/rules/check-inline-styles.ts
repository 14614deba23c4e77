import { type PageRule, report } from './rule.ts';

/** `page/inline-style`: the content security policy of the site blocks `style` attributes. */
export const checkInlineStyles: PageRule = (page) =>
  page.page.inlineStyles.map((place) =>
    report(
      'page/inline-style',
      { page, place },
      {
        message: 'A "style" attribute stands here; the content security policy refuses it.',
        hint: 'Remove it, or use a class of the site’s style sheet.',
      },
    ),
  );
