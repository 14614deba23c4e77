import { pageLinks } from './page-links.ts';
import { type PageRule, report } from './rule.ts';

/** `link/markdown-file`: broken links to Markdown files only warn (CONTRACT.md, X12). */
export const checkMarkdownLinks: PageRule = (page, { site }) =>
  pageLinks(page, site, 'lost-markdown-file').map(({ link, target }) =>
    report(
      'link/markdown-file',
      { page, place: link },
      {
        message: `"${link.url}" finds no page: ${target.path} does not exist.`,
        hint: 'Link to the address of the page, e.g. /docs/intro.',
      },
    ),
  );
