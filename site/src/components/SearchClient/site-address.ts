/** @returns an address of this site without its origin; another one as it is */
export function siteAddress(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : url;
}
