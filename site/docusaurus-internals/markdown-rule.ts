interface Loader {
  readonly loader: string;
  readonly options?: object;
}

/**
 * A rule that runs a loader on every page before Docusaurus' own loader of MDX.
 *
 * Docusaurus takes each rule whose `test` matches `x.mdx` for one of a content plugin and leaves the files of
 * its `include` out of its fallback loader (`server/plugins/synthetic.js`). Files that are imported as parts of
 * pages would then be compiled by nobody. So the rule has `resource` in place of `test`, which means the same
 * to the bundler.
 */
export function ruleBeforeMdx(use: Loader) {
  return { resource: /\.mdx?$/, enforce: 'pre' as const, use: [use] };
}
