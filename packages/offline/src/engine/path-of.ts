/**
 * Returns the path of an address as the list of files has it: decoded, below the base path, without the ending
 * and the slash that the site's own addresses do not have.
 */
export function pathOf(url: string, basePath: string): string {
  const path = new URL(url).pathname.slice(basePath.length);
  const clean = path.replace(/(?:(?:^|\/)index)?\.html$|\/$/, '');
  try {
    return decodeURIComponent(clean).normalize();
  } catch {
    return clean;
  }
}
