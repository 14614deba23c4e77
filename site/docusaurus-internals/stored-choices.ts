// Storage keys of choices that both the page script and, where it runs, the application of Docusaurus keep
// (CONTRACT.md, T4). Docusaurus exports neither.

/** Of the tab that was chosen last in a group of tabs. */
export function tabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** Of the version that was chosen last in a set of documentation. */
export function docsVersionKey(plugin = 'default'): string {
  return `docs-preferred-version-${plugin}`;
}
