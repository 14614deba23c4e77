/** The Markdown form of a page stands beside it. */
const PAGE_ENDING = /\.html$/;

/**
 * @param file Decoded path below the build folder, beginning with `/`.
 * @param files All of them.
 * @returns The file with the same page as Markdown; `undefined` when there is none.
 */
export function markdownOf(file: string, files: ReadonlySet<string>): string | undefined {
  const markdown = file.replace(PAGE_ENDING, '.md');
  return PAGE_ENDING.test(file) && files.has(markdown) ? markdown : undefined;
}

/**
 * Says whether a client asks for Markdown: it names `text/markdown`, and likes it no less than
 * `text/html`. Ranges with a star do not count: browsers and most tools send them.
 *
 * @param accept Value of the Accept header (RFC 9110, section 12.5.1); malformed parts count for nothing.
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
