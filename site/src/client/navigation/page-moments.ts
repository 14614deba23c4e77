/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => work());
    } else {
      setTimeout(work, 1000);
    }
  });
}

/** Calls back after the `load` event and scroll restoration. */
export function afterLoad(work: () => void): void {
  const wait = () => requestAnimationFrame(() => requestAnimationFrame(() => work()));
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}

/** Calls back when the page is visible: immediately, or on activation of a prerendered page. */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}
