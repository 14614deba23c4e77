import type { ComponentType } from 'react';

/** The component of an entry: its export `App`, else its only component. */
export type ComponentSearch =
  | { readonly kind: 'found'; readonly component: ComponentType }
  | { readonly kind: 'missing'; readonly message: string };

/** Finds what is to be drawn among the exports of an entry. */
export function findComponent(exports: Readonly<Record<string, unknown>>): ComponentSearch {
  const components = Object.entries(exports).flatMap(([name, value]) =>
    isComponent(value) && /^(?:[A-Z]|default$)/.test(name) ? [{ name, component: value }] : [],
  );
  const [first, ...others] = components;
  const chosen = components.find(({ name }) => name === 'App') ?? first;
  if (chosen === undefined) {
    return { kind: 'missing', message: 'The code exports no component.' };
  }
  if (others.length > 0 && chosen.name !== 'App') {
    const message = 'The code exports several components, and none of them is called App.';
    return { kind: 'missing', message };
  }
  return { kind: 'found', component: chosen.component };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
