import { isPlainClick, leadsToAnotherPage, linkAt } from './page-links.ts';

/** How long a page may take before the bar appears, in milliseconds (CONTRACT.md, T12 and C16). */
const DELAY_MS = 200;

/** Share of the width at which the bar begins, and how long a change takes (CONTRACT.md, C16). */
const MINIMUM = 0.08;
const SPEED_MS = 200;

/** The bar moves on by a random share of up to this, each time (CONTRACT.md, C16). */
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;

/** A link that is followed, and what shows it. */
let shown:
  | { readonly host: HTMLElement; readonly timer: ReturnType<typeof setInterval> }
  | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a bar at the top of the window while the page behind a link is awaited. The old page stays until
 * the next one has come, and the bar goes with it; a page that comes back from the browser's memory has
 * none.
 */
export function showProgress(page: Document): void {
  // The last to listen: others may keep a click from following its link.
  window.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (link !== undefined && isPlainClick(event) && leadsToAnotherPage(link)) {
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
  // The browser must have seen the bar outside of the window, or it would not move in.
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
