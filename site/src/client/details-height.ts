/** Set while the height of `details` changes: `opening` or `closing`. */
const MOVING = 'data-moving';

const moving = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Lets the height of `details` grow and shrink (CONTRACT.md, T10). Without it they open and close at once,
 * and so they do for readers who want less movement, when the browser finds text in them, and on paper.
 */
export function animateDetails(page: Document): void {
  page.addEventListener('click', (event) => {
    const details = detailsAt(event.target);
    if (
      details !== null &&
      !event.defaultPrevented &&
      !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      event.preventDefault();
      move(details);
    }
  });
}

/** How long a change of height takes, in milliseconds: the rule of theme-common's `Collapsible`. */
export function heightDuration(pixels: number): number {
  const steps = pixels / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** @returns the part that a press opens or closes; the navbar's dropdowns have no place in the page */
function detailsAt(target: EventTarget | null): HTMLDetailsElement | null {
  const control = target instanceof Element ? target.closest('summary, a, button, label') : null;
  const parent = control?.tagName === 'SUMMARY' ? control.parentElement : null;
  return parent instanceof HTMLDetailsElement && !parent.matches('.dropdown') ? parent : null;
}

function move(details: HTMLDetailsElement): void {
  const isOpening = !details.open || details.getAttribute(MOVING) === 'closing';
  const from = details.offsetHeight;
  moving.get(details)?.cancel();
  details.open = isOpening;
  const to = details.offsetHeight;
  // It stays open while it closes: what it holds is seen until the end.
  details.open = true;
  details.setAttribute(MOVING, isOpening ? 'opening' : 'closing');
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: heightDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  moving.set(details, animation);
  animation.onfinish = () => {
    details.open = isOpening;
    details.removeAttribute(MOVING);
  };
}
