/**
 * The form of an address in which addresses of pages are ordered and looked up. Two addresses that the
 * router takes for the same page have the same one: letters of either case, escapes, a slash at the end,
 * and the file names that a host may show.
 *
 * @param pathname path of an address; an escape that cannot be read stays as it is
 */
export function addressKey(pathname: string): string {
  const key = decoded(pathname)
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '');
  return key.replace(/\/+$/, '') || '/';
}

/**
 * @param parts in the order of the keys of their first pages
 * @returns the one that holds the page with this address, if there is such a page
 */
export function partAt<Part extends { readonly from: string }>(
  parts: readonly Part[],
  pathname: string,
): Part | undefined {
  const key = addressKey(pathname);
  return parts.findLast(({ from }) => from <= key);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
