/**
 * Docusaurus gives `configureWebpack` the entry of its application as one path, which the bundler names
 * `main`, and lists the scripts of all entries in every page. So a second entry needs the first one's name
 * beside it, and its own runtime: the page script must work where the application's runtime is not loaded.
 *
 * @param entry what `configureWebpack` was given
 * @throws Error when that is no longer one path
 */
export function addEntry(entry: unknown, name: string, file: string) {
  if (typeof entry !== 'string') {
    throw new Error(
      `Docusaurus no longer names one file as the entry of its application, but ${JSON.stringify(entry)}. Change site/docusaurus-internals/client-entry.ts.`,
    );
  }
  return { main: entry, [name]: { import: file, runtime: false } } as const;
}
