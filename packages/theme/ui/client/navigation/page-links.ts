import { elementAt } from '../element-at.ts';

/** @returns whether a link leads to another page of the site, in this tab, and not to a file */
export function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.target === '' &&
    !link.hasAttribute('download')
  );
}

/** @returns the link that an event is about */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return elementAt<HTMLAnchorElement>(target, 'a[href]');
}

/** @returns whether a click follows a link in this tab, as opposed to a new tab or window */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
