/**
 * Docusaurus passes the entry of its application to `configureWebpack` as one path, which Rspack names
 * `main`, and adds the scripts of all entries to every page. So a second entry requires an object with both
 * names, and its own runtime: islands must work where the application's runtime is not loaded.
 *
 * @param entry the value that `configureWebpack` receives
 * @throws Error when it is no longer one path
 */
export function addEntry(entry: unknown, name: string, file: string) {
  if (typeof entry !== 'string') {
    throw new Error(
      `Docusaurus no longer names one file as the entry of its application, but ${JSON.stringify(entry)}. Change site/docusaurus-internals/client-entry.ts.`,
    );
  }
  return { main: entry, [name]: { import: file, runtime: false } } as const;
}
