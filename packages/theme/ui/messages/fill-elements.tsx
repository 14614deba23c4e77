import { createElement, Fragment, type ReactNode } from 'react';
import { fillParts } from './format.ts';

/** Puts elements into a message, such as a link. */
export function fillElements(
  message: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return createElement(Fragment, null, ...fillParts(message, elements));
}
