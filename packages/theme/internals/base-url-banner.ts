/**
 * An inline script of the home page shows a warning about a wrong base path, unless the application of Docusaurus
 * has set `window.docusaurus` by the time the page is loaded
 * (https://github.com/facebook/docusaurus/issues/3584). With a wrong base path the page script does not
 * load either, so setting the variable there keeps the warning working.
 */
export function confirmBasePath(view: Window): void {
  view.docusaurus ??= { prefetch: () => false, preload: () => false };
}
