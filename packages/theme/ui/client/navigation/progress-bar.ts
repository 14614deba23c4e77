import { isPlainClick, leadsToAnotherPage, linkAt } from './page-links.ts';

/** Delay before the bar appears, in milliseconds (CONTRACT.md, T12 and C16). */
const DELAY_MS = 200;

/** Initial width as a fraction, and duration of a change in milliseconds (CONTRACT.md, C16). */
const MINIMUM = 0.08;
const SPEED_MS = 200;

/** Interval and maximum random fraction of each advance (CONTRACT.md, C16). */
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;

/** A navigation in progress, and its bar. */
let shown:
  | { readonly host: HTMLElement; readonly timer: ReturnType<typeof setInterval> }
  | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a progress bar at the top of the window while the page behind a link loads. The old page stays until
 * the next one has loaded, which removes the bar; a page that is restored from the back/forward cache has
 * none.
 */
export function showProgress(page: Document): void {
  // The last click listener: earlier ones may prevent the navigation.
  window.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (link !== null && isPlainClick(event) && leadsToAnotherPage(link)) {
      endProgress();
      waiting = setTimeout(() => startProgress(page), DELAY_MS);
    }
  });
  window.addEventListener('pagehide', endProgress);
  window.addEventListener('pageshow', endProgress);
}

function startProgress(page: Document): void {
  const host = page.createElement('div');
  host.id = 'nprogress';
  const bar = page.createElement('div');
  bar.className = 'bar';
  host.append(bar);
  page.body.append(host);
  let progress = MINIMUM;
  const place = () => {
    bar.style.transition = `transform ${SPEED_MS}ms ease`;
    bar.style.transform = `translate3d(${(progress - 1) * 100}%, 0, 0)`;
  };
  bar.style.transform = 'translate3d(-100%, 0, 0)';
  // Forces a layout with the bar outside of the window; otherwise its transition would not start.
  bar.getBoundingClientRect();
  place();
  const timer = setInterval(() => {
    progress = Math.min(progress + Math.random() * TRICKLE_RATE, 1 - TRICKLE_RATE);
    place();
  }, TRICKLE_MS);
  shown = { host, timer };
}

function endProgress(): void {
  clearTimeout(waiting);
  clearInterval(shown?.timer);
  shown?.host.remove();
  shown = undefined;
}
