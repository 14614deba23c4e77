import { elementAt } from './element-at.ts';

/** Attribute that is set while the height of `details` changes: `opening` or `closing`. */
const MOVING = 'data-moving';

/**
 * Animates the height of `details` (CONTRACT.md, T10). There is no animation
 * with reduced motion, when find-in-page opens them, and in print.
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

/** Duration of the animation in milliseconds, by the formula of theme-common's `Collapsible`. */
export function heightDuration(pixels: number): number {
  const steps = pixels / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** @returns the `details` element that a click toggles, except the navbar's dropdowns */
function detailsAt(target: EventTarget | null): HTMLDetailsElement | null {
  const control = elementAt(target, 'summary, a, button, label');
  const parent = control?.tagName === 'SUMMARY' ? control.parentElement : null;
  return parent instanceof HTMLDetailsElement && !parent.matches('.dropdown') ? parent : null;
}

function move(details: HTMLDetailsElement): void {
  const isOpening = !details.open || details.getAttribute(MOVING) === 'closing';
  const from = details.offsetHeight;
  for (const earlier of details.getAnimations()) {
    earlier.cancel();
  }
  details.open = isOpening;
  const to = details.offsetHeight;
  // It stays open during the animation, so that its content is visible until the end.
  details.open = true;
  details.setAttribute(MOVING, isOpening ? 'opening' : 'closing');
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: heightDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  animation.onfinish = () => {
    details.open = isOpening;
    details.removeAttribute(MOVING);
  };
}
