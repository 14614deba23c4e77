/**
 * A script in the home page shows a warning that the base path is wrong, unless the application of Docusaurus
 * has set `window.docusaurus` by the time the page is loaded
 * (https://github.com/facebook/docusaurus/issues/3584). Where the base path is wrong the page script does not
 * load either, so the warning still works.
 */
export function confirmBasePath(view: Window): void {
  view.docusaurus ??= { prefetch: () => false, preload: () => false };
}
