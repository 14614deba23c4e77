/** A node or text; `undefined` is left out. */
export type Child = Node | string | undefined;

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
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Puts nodes into a message, such as a link: `fillNodes('Read {link}.', { link })`. */
export function fillNodes(
  message: string,
  nodes: Readonly<Record<string, Node>>,
): readonly Child[] {
  // With a group in the pattern, every second part is the name of a place.
  return message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : nodes[part]));
}
