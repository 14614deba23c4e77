/**
 * Replaces the address by the clean one, which the page names as its canonical address: `/vibe/docs/intro.html`
 * becomes `/vibe/docs/intro`, `%26` becomes `&`. The site's own server redirects such spellings; hosts without
 * redirect rules serve the file, and the development server keeps the spelling (and shows "Page Not Found" for `%26`).
 * Query and hash are kept.
 */
export function cleanAddress(page: Document, { location, history }: Window): void {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { pathname } = new URL(canonical ?? location.href);
  // Otherwise it is another page: the not-found page, or a text that was published elsewhere before.
  const isThisPage = decoded(location.pathname).startsWith(decoded(pathname));
  if (isThisPage && pathname !== location.pathname) {
    history.replaceState(history.state, '', pathname + location.search + location.hash);
  }
}

/** @returns a part of an address without percent-encoding; the empty string for a malformed one */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
