/**
 * Loads scripts side by side and runs them in their order, each once: what has come stays when another
 * one fails, and is not asked for again.
 *
 * @param scripts addresses of the same site; what has come is taken out
 * @param onFailure is called for each script that cannot be loaded; it may be tried again
 */
export function loadScripts(page: Document, scripts: Set<string>, onFailure: () => void): void {
  for (const address of scripts) {
    const script = page.createElement('script');
    script.src = address;
    // A script that a script adds is async otherwise: it would run when it has come.
    script.async = false;
    script.addEventListener('load', () => scripts.delete(address));
    script.addEventListener('error', () => {
      script.remove();
      onFailure();
    });
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
