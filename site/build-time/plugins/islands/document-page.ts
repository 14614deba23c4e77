import { correctHtml } from '../../../docusaurus-internals/accessible-html.ts';
import { HELMET_MARK, SCRIPT, STYLESHEET } from '../../../docusaurus-internals/page-html.ts';
import { aheadRules } from '../../../shared/ahead-rules.ts';

/**
 * @param page HTML of a page, as Docusaurus writes it
 * @param file its path, for the error message
 * @returns the address of its stylesheet
 * @throws Error when it does not load scripts and one stylesheet in the expected form
 */
export function stylesheetOf(page: string, file: string): string {
  const scripts = [...page.matchAll(SCRIPT)];
  const [address, ...others] = [...page.matchAll(STYLESHEET)].map(([, one = '']) => one);
  if (scripts.length === 0 || address === undefined || others.length > 0) {
    const count = others.length + (address === undefined ? 0 : 1);
    throw new Error(
      `${file} loads ${scripts.length} scripts and ${count} stylesheets; expected are scripts and one stylesheet. Docusaurus writes pages in another way: change the patterns in site/docusaurus-internals/page-html.ts.`,
    );
  }
  return address;
}

/**
 * Converts a page to a document: the page script replaces Docusaurus' application, and the page's own
 * styles replace the global stylesheet. They are inline: a stylesheet would be another round trip
 * before the first paint.
 *
 * @param parts address of the page script, and CSS of the page
 * @throws Error when the styles contain their end tag
 */
export function makeDocument(
  page: string,
  { script, styles }: Readonly<{ script: string; styles: string }>,
): string {
  if (/<\/style/i.test(styles)) {
    throw new Error('The styles hold "</style", which cannot stand in a page.');
  }
  const parts = `<style>${styles}</style><script src="${script}" type="module"></script><script type="speculationrules">${aheadRules()}</script>`;
  return correctHtml(page)
    .replaceAll(SCRIPT, '')
    .replaceAll(HELMET_MARK, '')
    .replace(STYLESHEET, () => parts);
}
