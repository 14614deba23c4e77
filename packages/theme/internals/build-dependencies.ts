/** The used part of Rspack's settings: Docusaurus' types are webpack's. */
interface BundlerSettings {
  readonly experiments?: object;
}

/**
 * Docusaurus keeps Rspack's persistent cache in `experiments.cache` and lists the files that invalidate it
 * in `buildDependencies` (https://github.com/facebook/docusaurus/pull/10931): its own configuration.
 * Rspack follows static imports from there, but not dynamic ones, such as the steps of the Markdown
 * pipeline. Without them in the list, pages would keep the output of an older step.
 *
 * @param settings of Docusaurus; mutated, because webpack's types do not include this array
 * @param files absolute paths
 * @throws Error when Docusaurus stores the settings of the cache elsewhere
 */
export function addBuildDependencies(settings: BundlerSettings, files: readonly string[]): void {
  const { experiments = {} } = settings;
  const cache = 'cache' in experiments ? experiments.cache : undefined;
  if (cache === undefined) {
    // No cache, as for a site too large for the memory.
    return;
  }
  const known =
    typeof cache === 'object' && cache !== null && 'buildDependencies' in cache
      ? cache.buildDependencies
      : undefined;
  if (!Array.isArray(known)) {
    throw new Error(
      'Docusaurus names nowhere what its cache was made with, so pages could show old code. Change packages/theme/internals/build-dependencies.ts.',
    );
  }
  known.push(...files);
}
