import type { ComponentType } from 'react';

/**
 * Finds the component of an entry: its export `App`, else its only component.
 *
 * @throws Error when there is none, or several without that name
 */
export function findComponent(exports: Readonly<Record<string, unknown>>): ComponentType {
  const components = Object.entries(exports).flatMap(([name, value]) =>
    isComponent(value) && /^(?:[A-Z]|default$)/.test(name) ? [{ name, component: value }] : [],
  );
  const [first, ...others] = components;
  const chosen = components.find(({ name }) => name === 'App') ?? first;
  if (chosen === undefined) {
    throw new Error('The code exports no component.');
  }
  if (others.length > 0 && chosen.name !== 'App') {
    throw new Error('The code exports several components, and none of them is called App.');
  }
  return chosen.component;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
