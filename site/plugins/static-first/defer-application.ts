import { AHEAD_RULES } from '@vibe-docs/lazy-hydration';

const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;
const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** What the generator puts into each page. */
export interface Application {
  /** Addresses of the scripts, in their order. */
  readonly scripts: readonly string[];
  readonly stylesheet: string;
}

/** What a finished page has instead. */
export interface PageParts {
  /** Address of the page script. */
  readonly script: string;
  /** Text of the styles that pages of this kind need. */
  readonly styles: string;
}

/**
 * @param page text of a page of the generator
 * @param file its path, for the message
 * @throws Error when it does not load scripts and one stylesheet as the generator writes them
 */
export function findApplication(page: string, file: string): Application {
  const scripts = addressesIn(page, SCRIPT);
  const [stylesheet, ...others] = addressesIn(page, STYLESHEET);
  if (scripts.length === 0 || stylesheet === undefined || others.length > 0) {
    throw new Error(
      `${file} loads ${scripts.length} scripts and ${others.length + (stylesheet === undefined ? 0 : 1)} stylesheets; expected are some scripts and one stylesheet. The generator writes pages in another way: change the patterns in site/plugins/static-first/defer-application.ts.`,
    );
  }
  return { scripts, stylesheet };
}

/**
 * Puts the page script and the page's styles in place of the application. The new elements hold the
 * addresses of what they stand for, which is loaded when React starts. The styles stand in the page:
 * a stylesheet of its own would be one more round trip before anything is drawn.
 *
 * @param page text of a page of the generator
 * @throws Error when the styles would end their element too early
 */
export function deferApplication(
  page: string,
  { scripts, stylesheet }: Application,
  parts: PageParts,
): string {
  const script = `<script src="${parts.script}" defer data-scripts="${scripts.join(' ')}"></script><script type="speculationrules">${AHEAD_RULES}</script>`;
  if (/<\/style/i.test(parts.styles)) {
    throw new Error(`${stylesheet} holds "</style", which cannot stand in a page.`);
  }
  const styles = `<style data-whole="${stylesheet}">${parts.styles}</style>`;
  let isPlaced = false;
  return page
    .replace(STYLESHEET, () => styles)
    .replace(SCRIPT, () => {
      const first = isPlaced ? '' : script;
      isPlaced = true;
      return first;
    });
}

/**
 * The kind of a page: the first class of its root, such as `docs-wrapper` or `plugin-pages`. Pages of a
 * kind share their styles, so that the site has a few content security policies and not one a page.
 */
export function kindOf(page: string): string {
  return /<html\b[^>]*?\sclass="?([\w-]+)/.exec(page)?.[1] ?? '';
}

function addressesIn(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}
