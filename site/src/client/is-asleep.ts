/** @returns whether React has not taken the page over yet */
export function isAsleep(page: Document): boolean {
  return page.documentElement.dataset.hasHydrated !== 'true';
}
