/** Calls when the page has loaded and the browser has nothing to do. */
export function whenIdle(work: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => work());
    } else {
      setTimeout(work, 1000);
    }
  });
}

/** Calls after everything that the page shows has come, and the browser has gone to where the reader was. */
export function afterLoad(work: () => void): void {
  const wait = () => requestAnimationFrame(() => requestAnimationFrame(() => work()));
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}

/** Calls when the reader sees the page: at once, or later when it is rendered ahead. */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}
