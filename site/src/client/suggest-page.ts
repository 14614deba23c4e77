/**
 * On the not-found page, suggests the page with the most similar address. Elsewhere
 * no code is loaded.
 */
export function suggestPage(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-suggests-from]');
  if (place !== null) {
    import('../components/NearMiss/show-near-miss.ts')
      .then(({ showNearMiss }) => showNearMiss(place))
      // The page has other links.
      .catch(() => undefined);
  }
}
