// Storage keys of choices that both the page script and, where it runs, the application of Docusaurus use
// (CONTRACT.md, T4). Docusaurus exports neither.

/** The last chosen tab of a group. */
export function tabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** The last chosen version of a docs set. */
export function docsVersionKey(plugin = 'default'): string {
  return `docs-preferred-version-${plugin}`;
}
