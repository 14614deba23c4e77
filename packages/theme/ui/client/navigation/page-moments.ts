/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}

/** Calls back when the page is visible: immediately, or on activation of a prerendered page. */
export function whenShown(work: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}
