/**
 * The kind of a page is the first class of its root element, such as `docs-wrapper` or `plugin-pages`. Pages
 * of a kind have the same layout and share their styles. Docusaurus plans to remove the `*-wrapper` classes
 * in favour of `plugin-*`, which would work as well
 * (https://github.com/facebook/docusaurus/pull/6925).
 *
 * @returns the empty string when the root element has no class
 */
export function kindOf(html: string): string {
  return /<html\b[^>]*?\sclass="?([\w-]+)/.exec(html)?.[1] ?? '';
}
