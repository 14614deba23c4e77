/** A node or text; `undefined` and `false` are left out. */
export type Child = Node | string | undefined | false;

/** Attributes of an element; `undefined` is left out. Functions answer the event of that name. */
type Attributes = Readonly<Record<string, string | ((event: MouseEvent) => void) | undefined>>;

/** Creates an element. */
export function h(tag: string, attributes: Attributes, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name, (event) => value(event as MouseEvent));
    } else if (value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
