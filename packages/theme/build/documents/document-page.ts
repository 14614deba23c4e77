import { correctHtml } from '../../internals/accessible-html.ts';
import { HELMET_MARK, SCRIPT } from '../../internals/page-html.ts';
import { aheadRules } from '../../ui/client/navigation/ahead-rules.ts';

/** What a document has in place of the scripts of Docusaurus' application. */
interface DocumentParts {
  /** Path of the page, for the error message. */
  readonly file: string;
  /** Address of the page script. */
  readonly script: string;
  /** CSS of the page. */
  readonly styles: string;
}

/**
 * Converts a page to a document: the page script and the page's own styles replace the script that Docusaurus puts into
 * pages for the entry of islands. The styles are inline: a stylesheet would be another round trip before the first paint.
 *
 * @param page HTML of a page, as Docusaurus writes it
 * @throws Error when the page does not load one script, or when the styles contain their end tag
 */
export function makeDocument(page: string, { file, script, styles }: DocumentParts): string {
  if (/<\/style/i.test(styles)) {
    throw new Error('The styles hold "</style", which cannot stand in a page.');
  }
  const parts = `<style>${styles}</style><script src="${script}" type="module"></script>`;
  // At the end: rules with a selector make the browser compute the styles of what is there already.
  const rules = `<script type="speculationrules">${aheadRules()}</script>`;
  const [before, after, ...others] = correctHtml(page).replaceAll(HELMET_MARK, '').split(SCRIPT);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(
      `${file} loads ${others.length + (after === undefined ? 0 : 1)} scripts; expected is one. Docusaurus writes pages in another way: change the pattern in packages/theme/internals/page-html.ts.`,
    );
  }
  return before + parts + after.replace(/(?=<\/body>|$)/, rules);
}
