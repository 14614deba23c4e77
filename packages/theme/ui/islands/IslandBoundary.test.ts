// @vitest-environment jsdom
import { act, createElement as h, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError, IslandBoundary } from './IslandBoundary.tsx';

let problem: unknown;
let host: HTMLElement;
let root: Root;

function Fragile(): ReactNode {
  if (problem !== undefined) {
    throw problem;
  }
  return h('p', null, 'All is well.');
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  problem = new Error('The list is empty.', { cause: new Error('No questions.') });
  host = document.createElement('div');
  document.body.append(host);
  // Suppresses React's log of errors that the boundary has caught.
  root = createRoot(host, { onCaughtError: () => undefined });
  await act(() => root.render(h(IslandBoundary, null, h(Fragile))));
});

afterEach(async () => {
  await act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const tryAgain = () => act(() => host.querySelector('button')?.click());

test('replaces a component that throws by its error and the cause', () => {
  expect(host.querySelector('[role="alert"]')?.textContent).toBe(
    'This page crashed.The list is empty.\n\nCause:\nNo questions.Try again',
  );
});

test('"Try again" brings back a component that has recovered', async () => {
  problem = undefined;
  await tryAgain();
  expect(host.textContent).toBe('All is well.');
});

test('"Try again" shows the next error of a component that has not', async () => {
  problem = new Error('Still empty.');
  await tryAgain();
  expect(host.textContent).toContain('Still empty.');
});

test.each([
  [new Error('One.'), 'One.'],
  [new Error('One.', { cause: 'two' }), 'One.\n\nCause:\ntwo'],
  ['a text', 'a text'],
])('an error is told with its causes: %s', (error, text) => {
  expect(describeError(error)).toBe(text);
});
