import type { SiteFile } from './file-kinds.ts';

/** The Markdown version of a page is next to it. */
const PAGE_ENDING = /\.html$/;

/**
 * @param files All files of the build.
 * @returns The Markdown version of the page; `undefined` when there is none.
 */
export function markdownOf(file: SiteFile, files: ReadonlySet<SiteFile>): SiteFile | undefined {
  const markdown = file.replace(PAGE_ENDING, '.md');
  return PAGE_ENDING.test(file) && files.has(markdown) ? markdown : undefined;
}

/**
 * Reads the weights in a header such as Accept or Accept-Encoding (RFC 9110, section 12.4.2).
 *
 * @returns Names in lower case with their quality, 1 unless stated; `NaN` for a malformed one.
 */
export function qualitiesIn(header: string | undefined): ReadonlyMap<string, number> {
  return new Map(
    (header ?? '').split(',').map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number.parseFloat(quality)] as const;
    }),
  );
}

/**
 * Returns whether a client asks for Markdown: it accepts `text/markdown` with at least the weight of
 * `text/html`. Wildcard ranges do not count: browsers and most tools send them.
 *
 * @param accept Value of the Accept header.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = qualitiesIn(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
