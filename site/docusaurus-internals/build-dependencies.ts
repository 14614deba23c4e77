/** Settings of the bundler, as far as they matter here: the types that Docusaurus uses are webpack's. */
interface BundlerSettings {
  readonly experiments?: object;
}

/**
 * Docusaurus keeps Rspack's persistent cache in `experiments.cache` and names the files with which it was
 * made in `buildDependencies` (https://github.com/facebook/docusaurus/pull/10931): its own configuration.
 * From there Rspack follows imports, but not to what is loaded when it is used, such as the steps of the Markdown
 * pipeline. Without them in the list, pages would show what an older step made of them.
 *
 * @param settings of Docusaurus; changed here, because lists in it are no part of webpack's types
 * @param files absolute paths
 * @throws Error when Docusaurus keeps the cache's settings elsewhere
 */
export function addBuildDependencies(settings: BundlerSettings, files: readonly string[]): void {
  const { experiments = {} } = settings;
  const cache = 'cache' in experiments ? experiments.cache : undefined;
  if (cache === undefined) {
    // Without a cache, as for a site that would fill the memory.
    return;
  }
  const known =
    typeof cache === 'object' && cache !== null && 'buildDependencies' in cache
      ? cache.buildDependencies
      : undefined;
  if (!Array.isArray(known)) {
    throw new Error(
      'Docusaurus names nowhere what its cache was made with, so pages could show old code. Change site/docusaurus-internals/build-dependencies.ts.',
    );
  }
  known.push(...files);
}
