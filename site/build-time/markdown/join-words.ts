import type { Element, ElementContent } from 'hast';

/** Of a line that is like any other. */
export const PLAIN_LINE = 'code-line';

/**
 * Leaves out the elements of coloured code that nobody sees: lines without a mark, words in the colour
 * of the block, and the border between two words of one colour. A browser makes, styles and places
 * each of them; a long lesson has five hundred.
 *
 * @param contents of a `code` element, as Shiki gives them
 * @returns contents with the same text, colours and marks; the elements of `contents` may be changed
 */
export function joinWords(contents: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const one of contents.flatMap(unwrap)) {
    const last = joined.at(-1);
    if (last?.type === 'text' && one.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + one.value };
    } else if (last?.type === 'element' && one.type === 'element' && areOneColour(last, one)) {
      last.children = joinWords([...last.children, ...one.children]);
    } else {
      joined.push(one);
    }
  }
  return joined;
}

/** Gives what an element holds in its place, where the element itself shows nothing. */
function unwrap(one: ElementContent): ElementContent[] {
  if (one.type !== 'element') {
    return [one];
  }
  const children = joinWords(one.children);
  const keys = Object.keys(one.properties);
  const isPlain =
    keys.length === 0 || (keys.length === 1 && one.properties.class === PLAIN_LINE) || isBlank(one);
  return isPlain ? children : [{ ...one, children }];
}

/** Spaces have no colour of their own; with a type, they belong to a name. */
function isBlank({ properties, children }: Element): boolean {
  return (
    isColourAlone(properties) &&
    children.every((child) => child.type === 'text' && child.value.trim() === '')
  );
}

function areOneColour(first: Element, second: Element): boolean {
  return (
    isColourAlone(first.properties) &&
    isColourAlone(second.properties) &&
    first.properties.class === second.properties.class
  );
}

function isColourAlone(properties: Element['properties']): boolean {
  const { class: name, ...others } = properties;
  return (
    typeof name === 'string' && name.startsWith('code-token-') && Object.keys(others).length === 0
  );
}
