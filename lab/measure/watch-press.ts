import type { Page } from '@playwright/test';

/** Storage key of the timestamps: session storage survives a navigation. */
const PRESSED = 'lab-pressed';
const ANSWERED = 'lab-answered';

/**
 * Creates a script for pages: it records when a control is pressed and the first frame that shows the response,
 * in this document or the next one. It is a string, because tsx would wrap named functions in
 * a helper that the page does not have, and the site's policy forbids evaluation.
 *
 * @param press CSS selector of the control; the expression finds the element as `window.labPressed`
 * @param hasAnswered JavaScript expression; `oldHeading` is the `h1` of the page that was pressed
 */
export function watchPress(press: string, hasAnswered: string): string {
  return `{
    const look = () => requestAnimationFrame(() => {
      const oldHeading = sessionStorage.getItem('lab-heading');
      if (!(${hasAnswered})) return look();
      requestAnimationFrame(() => {
        sessionStorage.setItem('${ANSWERED}', performance.timeOrigin + performance.now());
      });
    });
    const goOn = () => {
      if (sessionStorage.getItem('${PRESSED}') !== null && sessionStorage.getItem('${ANSWERED}') === null) look();
    };
    if (document.prerendering) document.addEventListener('prerenderingchange', goOn);
    else goOn();
    document.addEventListener('pointerdown', ({ target, timeStamp }) => {
      const pressed = target.closest(${JSON.stringify(press)}) ?? target.closest('label')?.control;
      if (!pressed?.matches(${JSON.stringify(press)})) return;
      window.labPressed = pressed;
      sessionStorage.setItem('lab-heading', document.querySelector('h1')?.textContent ?? '');
      sessionStorage.setItem('${PRESSED}', performance.timeOrigin + timeStamp);
      look();
    }, true);
  }`;
}

/** Runs in the page: the next press is the first one. */
export function forgetPress(): void {
  sessionStorage.removeItem('lab-pressed');
  sessionStorage.removeItem('lab-answered');
  Object.assign(window, { labIsEmptied: false });
}

/** Milliseconds from the press to its answer; infinite when none came within the time. */
export async function readPressMs(page: Page, patienceMs: number): Promise<number> {
  try {
    await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, ANSWERED, {
      timeout: patienceMs,
    });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return page.evaluate(
    ([answered, pressed]) =>
      Number(sessionStorage.getItem(answered)) - Number(sessionStorage.getItem(pressed)),
    [ANSWERED, PRESSED] as const,
  );
}
