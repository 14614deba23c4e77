/**
 * Loads scripts side by side and runs them in their order.
 *
 * @param addresses of the same site
 * @param onFailure is called once when one of them cannot be loaded; then none of them is left in the
 *   page, so that they can be loaded again
 */
export function loadScripts(
  page: Document,
  addresses: readonly string[],
  onFailure: () => void,
): void {
  const scripts = addresses.map((address) => {
    const script = page.createElement('script');
    script.src = address;
    // A script that a script adds is async otherwise: it would run when it has come.
    script.async = false;
    return script;
  });
  const fail = () => {
    for (const script of scripts) {
      script.removeEventListener('error', fail);
      script.remove();
    }
    onFailure();
  };
  for (const script of scripts) {
    script.addEventListener('error', fail);
    page.head.append(script);
  }
}

/** Asks the browser to fetch what may be needed soon, when it has nothing better to do. */
export function prefetch(page: Document, address: string, as: 'script' | 'document'): void {
  const link = page.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = address;
  page.head.append(link);
}
