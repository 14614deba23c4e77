/**
 * Docusaurus loads the code behind a visible link ahead with `<link rel="prefetch">`, which Firefox checks against
 * `default-src`, and the policy has `'none'` there. `import()`, by which Docusaurus loads the code behind a link under
 * the pointer, is subject to `script-src`. Links read the object on each use.
 */
export function prefetchByImport(view: Window): void {
  const { preload } = view.docusaurus;
  view.docusaurus = { preload, prefetch: preload };
}
