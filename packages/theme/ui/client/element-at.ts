/** @returns the element at or around the target of an event that matches; `null` when there is none */
export function elementAt<Kind extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Kind | null {
  return target instanceof Element ? target.closest<Kind>(selector) : null;
}

/** Answers clicks on elements that match, also on those that are added later. */
export function onClick<Kind extends Element = HTMLElement>(
  page: Document,
  selector: string,
  answer: (element: Kind, event: MouseEvent) => void,
): void {
  page.addEventListener('click', (event) => {
    const element = elementAt<Kind>(event.target, selector);
    if (element !== null) {
      answer(element, event);
    }
  });
}
