/**
 * Corrects names from a directory listing. On a disk that preserves case and does not distinguish it (macOS, Windows),
 * `Express/` and `express/` are one folder, which is listed under the name that was created first.
 *
 * @param listed paths from the listing
 * @param known paths of pages without extension, in the same form. A file belongs to the page with whose path and a `.`
 * or `/` it begins.
 * @returns the listed paths in their order. Those of a page that is listed in another case alone get its path.
 */
export function correctCase(listed: readonly string[], known: Iterable<string>): readonly string[] {
  const names = new Set(known);
  const present = new Set(listed.flatMap(beginningsOf).map((name) => name.normalize()));
  const missing = [...names].filter((name) => !present.has(name.normalize()));
  const spellings = new Map(missing.map((name) => [foldCase(name), name]));
  return listed.map((path) => {
    const beginning = beginningsOf(path).find(
      (one) => names.has(one) || spellings.has(foldCase(one)),
    );
    if (beginning === undefined || names.has(beginning)) {
      return path;
    }
    return `${spellings.get(foldCase(beginning))}${path.slice(beginning.length)}`;
  });
}

/** @returns a name that is equal for all spellings that such a disk takes for one */
export function foldCase(name: string): string {
  return name.normalize().toLowerCase();
}

/** What is before a `.` or `/` in a path, the longest first. */
function beginningsOf(path: string): readonly string[] {
  return Array.from(path.matchAll(/[./]/g), ({ index }) => path.slice(0, index)).reverse();
}
