/** Whether shortcuts have Command where other keyboards have Ctrl. Only in the browser: a page's HTML is for all. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
