import type { Element, ElementContent } from 'hast';

/** Class of a line without a mark. */
export const PLAIN_LINE = 'code-line';
const MARKED_LINE = 'code-line-marked';

/**
 * Removes elements of highlighted code without a visible effect: unmarked lines, tokens in the default
 * colour, and the boundary between two tokens of one colour. Each element takes time to
 * parse, style and lay out; a long lesson has five hundred of them.
 *
 * A marked line becomes a `mark`.
 *
 * @param contents of a `code` element, from Shiki
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

/** Replaces an element without a visible effect by its children. */
function unwrap(one: ElementContent): ElementContent[] {
  if (one.type !== 'element') {
    return [one];
  }
  const children = joinWords(one.children);
  const keys = Object.keys(one.properties);
  const isPlain =
    keys.length === 0 || (keys.length === 1 && one.properties.class === PLAIN_LINE) || isBlank(one);
  // Only now: Shiki decorates lines that are a `span`.
  const mark = one.properties.class === MARKED_LINE && { tagName: 'mark', properties: {} };
  return isPlain ? children : [{ ...one, ...mark, children }];
}

/** White space has no colour; with a type, it belongs to a name. */
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
