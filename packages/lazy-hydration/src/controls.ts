/** What a reader can press, choose or fill in. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"]';

/**
 * Controls that do nothing before React has taken over, and links that do less: those in an element with
 * `data-hydrate-links`.
 */
const SLEEPING = 'button, [role="button"], [role="tab"], a[href="#"], [data-hydrate-links] a';

/** Set on a control that a script of the finished page serves: React is not needed for it. */
const STATIC = '[data-static]';

/**
 * @param target of an event
 * @returns the control that the event is about
 */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
  return closest(target, CONTROLS);
}

/** @returns the same, but only a control that needs React to do anything */
export function sleepingControlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = closest(target, SLEEPING);
  return control?.matches(STATIC) ? undefined : control;
}

/** @returns a link that leads to another page, which the browser can follow without React */
export function isPageLink(control: HTMLElement): control is HTMLAnchorElement {
  return control instanceof HTMLAnchorElement && !control.matches(SLEEPING);
}

/** @returns whether a link leads to another page of the site, in this tab, and not to a file */
export function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.target === '' &&
    !link.hasAttribute('download')
  );
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>(selector) ?? undefined)
    : undefined;
}
