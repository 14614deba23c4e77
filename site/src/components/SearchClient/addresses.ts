/** @returns an address of this site without its origin; another one as it is */
export function siteAddress(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : url;
}

/** Address of a new issue in the product's repository, filled in with what was not found. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs: no search result for "${query}"`,
    body: `I searched the documentation for "${query}" and expected to find:\n\n`,
  });
  return `https://github.com/vicharanashala/vibe/issues/new?${parameters}`;
}
