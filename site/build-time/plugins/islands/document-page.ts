import { isNamed } from '../../../docusaurus-internals/bundle-files.ts';
import { SCRIPT, STYLESHEET } from '../../../docusaurus-internals/page-html.ts';
import { AHEAD_RULES } from '../../../shared/ahead-rules.ts';
import { PAGE_ENTRY } from './configure-bundle.ts';

/** What Docusaurus puts into each page. */
export interface BuiltParts {
  /** Address of the page script. */
  readonly script: string;
  /** Address of the styles of the whole site. */
  readonly stylesheet: string;
}

/**
 * @param page text of a page as Docusaurus writes it
 * @param file its path, for the message
 * @throws Error when it does not load the page script and one stylesheet in the known form
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

/**
 * Makes a page a document: the page script in place of Docusaurus' application, and the styles that the
 * page needs in place of all. They stand in the page: a stylesheet of its own would be one more round trip
 * before anything is painted.
 *
 * @param styles text of the styles
 * @throws Error when the styles would end their element too early
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
    .replace(STYLESHEET, () => `<style>${styles}</style>`)
    .replace(SCRIPT, (_element, address) =>
      address === script
        ? `<script src="${script}" defer></script><script type="speculationrules">${AHEAD_RULES}</script>`
        : '',
    );
}

/**
 * Leaves a page Docusaurus' application and all styles. The page script goes: its controls are a client
 * module of the application (`src/client/docusaurus-module.ts`), and islands are parts of its tree.
 */
export function keepApplication(page: string, { script }: BuiltParts): string {
  return page.replace(SCRIPT, (element, address) => (address === script ? '' : element));
}

function addressesIn(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}
