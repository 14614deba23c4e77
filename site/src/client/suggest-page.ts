/**
 * On the not-found page: names the existing page whose address is most like the wanted one. Elsewhere
 * nothing is loaded.
 */
export function suggestPage(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-suggests-from]');
  if (place !== null) {
    import(/* webpackChunkName: "island-near-miss" */ '../components/NearMiss/show-near-miss.ts')
      .then(({ showNearMiss }) => showNearMiss(place))
      // The page has other ways on.
      .catch(() => undefined);
  }
}
