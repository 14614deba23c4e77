const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;
const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** What the generator puts into each page. */
export interface Application {
  /** Addresses of the scripts, in their order. */
  readonly scripts: readonly string[];
  readonly stylesheet: string;
}

/** What a finished page loads instead. */
export interface PageParts {
  readonly script: string;
  readonly stylesheet: string;
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
 * addresses of what they stand for, which is loaded when React starts.
 *
 * @param page text of a page of the generator
 */
export function deferApplication(
  page: string,
  { scripts, stylesheet }: Application,
  parts: PageParts,
): string {
  const script = `<script src="${parts.script}" defer data-scripts="${scripts.join(' ')}"></script>`;
  const styles = `<link rel="stylesheet" href="${parts.stylesheet}" data-whole="${stylesheet}">`;
  let isPlaced = false;
  return page.replace(STYLESHEET, styles).replace(SCRIPT, () => {
    const first = isPlaced ? '' : script;
    isPlaced = true;
    return first;
  });
}

function addressesIn(page: string, pattern: RegExp): readonly string[] {
  return [...page.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}
