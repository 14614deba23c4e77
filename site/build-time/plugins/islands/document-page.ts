import { isNamed } from '../../../docusaurus-internals/bundle-files.ts';
import { HELMET_MARK, SCRIPT, STYLESHEET } from '../../../docusaurus-internals/page-html.ts';
import { aheadRules } from '../../../shared/ahead-rules.ts';
import { PAGE_ENTRY } from './configure-bundle.ts';

/** The resources that Docusaurus adds to each page. */
export interface BuiltParts {
  /** Address of the page script. */
  readonly script: string;
  /** Address of the global stylesheet. */
  readonly stylesheet: string;
}

/**
 * @param page HTML of a page, as Docusaurus writes it
 * @param file its path, for the error message
 * @throws Error when it does not load the page script and one stylesheet in the expected form
 */
export function findParts(page: string, file: string): BuiltParts {
  const script = addressesIn(page, SCRIPT).find((address) => isNamed(address, PAGE_ENTRY));
  const [stylesheet, ...others] = addressesIn(page, STYLESHEET);
  if (script === undefined || stylesheet === undefined || others.length > 0) {
    throw new Error(
      `${file} loads ${script === undefined ? 'no' : 'the'} page script and ${others.length + (stylesheet === undefined ? 0 : 1)} stylesheets; expected are the script and one stylesheet. Docusaurus writes pages in another way: change the patterns in site/docusaurus-internals/page-html.ts.`,
    );
  }
  return { script, stylesheet };
}

/** An icon of the theme without a name: screen readers would say "graphic" and nothing else. */
const UNNAMED_ICON = /<svg (?![^>]*\b(?:aria-|role=))/g;

/**
 * Converts a page to a document: the page script replaces Docusaurus' application, and the page's own
 * styles replace the global stylesheet. They are inline: a stylesheet would be another round trip
 * before the first paint.
 *
 * @param styles CSS of the page
 * @throws Error when the styles contain their end tag
 */
export function makeDocument(
  page: string,
  { script, stylesheet }: BuiltParts,
  styles: string,
): string {
  if (/<\/style/i.test(styles)) {
    throw new Error(`${stylesheet} holds "</style", which cannot stand in a page.`);
  }
  return page
    .replaceAll(HELMET_MARK, '')
    .replaceAll(UNNAMED_ICON, '<svg aria-hidden="true" ')
    .replace(STYLESHEET, () => `<style>${styles}</style>`)
    .replace(SCRIPT, (_element, address) =>
      address === script
        ? `<script src="${script}" defer></script><script type="speculationrules">${aheadRules()}</script>`
        : '',
    );
}

/**
 * Keeps Docusaurus' application and the global stylesheet of a page. The page script is removed: its controls are a client
 * module of the application (`src/client/docusaurus-module.ts`), and islands are parts of its tree.
 */
export function keepApplication(page: string, { script }: BuiltParts): string {
  return page.replace(SCRIPT, (element, address) => (address === script ? '' : element));
}

function addressesIn(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}
