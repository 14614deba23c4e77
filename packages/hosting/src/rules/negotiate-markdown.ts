/** The Markdown version of a page is next to it. */
const PAGE_ENDING = /\.html$/;

/**
 * @param file Decoded path below the build folder, beginning with `/`.
 * @param files All files of the build.
 * @returns The Markdown version of the page; `undefined` when there is none.
 */
export function markdownOf(file: string, files: ReadonlySet<string>): string | undefined {
  const markdown = file.replace(PAGE_ENDING, '.md');
  return PAGE_ENDING.test(file) && files.has(markdown) ? markdown : undefined;
}

/**
 * Returns whether a client asks for Markdown: it accepts `text/markdown` with at least the weight of
 * `text/html`. Wildcard ranges do not count: browsers and most tools send them.
 *
 * @param accept Value of the Accept header (RFC 9110, section 12.5.1); malformed parts are ignored.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = new Map(
    (accept ?? '').split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, quality === undefined ? 1 : Number.parseFloat(quality)] as const;
    }),
  );
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
