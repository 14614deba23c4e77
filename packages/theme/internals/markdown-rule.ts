interface Loader {
  readonly loader: string;
  readonly options?: object;
}

/**
 * Creates a rule that runs a loader on every page before Docusaurus' own MDX loader.
 *
 * Docusaurus assumes that each rule whose `test` matches `x.mdx` belongs to a content plugin, and excludes the files of
 * its `include` from the fallback loader (`server/plugins/synthetic.js`). Files that pages import as
 * partials would then not be compiled at all. So the rule has `resource` instead of `test`, which is equivalent
 * in Rspack.
 */
export function ruleBeforeMdx(use: Loader) {
  return { resource: /\.mdx?$/, enforce: 'pre' as const, use: [use] };
}
