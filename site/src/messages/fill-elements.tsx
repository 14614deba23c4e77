import { Fragment, type ReactNode } from 'react';

const PLACE = /\{(\w+)\}/;

/** Puts elements into a message, such as a link. */
export function fillElements(
  message: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  // With a group in the pattern, every second part is the name of a place.
  return message.split(PLACE).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message do not move
    index % 2 === 0 ? part : <Fragment key={index}>{elements[part]}</Fragment>,
  );
}
