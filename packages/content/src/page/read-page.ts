import { type PageReading, pageFacts } from './page-facts.ts';
import { parseMdx } from './parse-mdx.ts';

/**
 * Reads a Markdown page into facts, as {@link pageFacts} with the parser of MDX.
 *
 * @param file path from the project folder, for diagnostics; no file is read
 * @param source the content of the file
 */
export function readPage(file: string, source: string): PageReading {
  return pageFacts(file, source, parseMdx);
}
