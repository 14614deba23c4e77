// @vitest-environment jsdom
import { createElement as h, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { assume } from './assume.ts';
import { updateChangedPage } from './react-changed-page.ts';

const usedBy = 'islands/hydrate-island.tsx, for pages that a browser translates';

/** Changes a page as others do that know nothing of React. */
const CHANGES = {
  'replaces a text': (text: Text) => text.replaceWith(wrap(text.data)),
  'replaces a text by two': (text: Text) => text.replaceWith(wrap(text.data), wrap('!')),
  'adds its text first': (text: Text) => {
    text.before(wrap(text.data));
    text.remove();
  },
  'removes the text first': (text: Text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(wrap(text.data), nextSibling);
  },
  'translates twice': (text: Text) => {
    const first = wrap(text.data);
    text.replaceWith(first);
    first.replaceWith(wrap(text.data));
  },
} as const;

function wrap(text: string): Element {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).append(text.toUpperCase());
  return outer;
}

/** A status beside controls, and a list between texts. */
function View({ status, isOpen }: { readonly status: string; readonly isOpen: boolean }) {
  return h(
    'p',
    null,
    isOpen && h('button', { key: 1, type: 'button' }, 'one'),
    'is ',
    isOpen && h('i', { key: 2 }, 'new'),
    status,
    isOpen && h('button', { key: 3, type: 'button' }, 'two'),
    isOpen && 'end',
  );
}

/** Renders into an island that others change after each step. */
async function follow(change: (island: Element) => void, ...steps: readonly ReactNode[]) {
  const island = document.body.appendChild(document.createElement('div'));
  island.dataset.island = 'trial';
  updateChangedPage(island);
  const root = createRoot(island, { onUncaughtError: (error) => shown.push(String(error)) });
  const shown: (string | null)[] = [];
  for (const step of steps) {
    flushSync(() => root.render(step));
    // The callbacks of observers run before the reader sees the page.
    await Promise.resolve();
    shown.push(island.textContent);
    change(island);
    await Promise.resolve();
  }
  root.unmount();
  island.remove();
  return shown;
}

const STEPS = [
  { status: 'Starting', isOpen: false },
  { status: 'Done', isOpen: false },
  { status: 'Again', isOpen: true },
  { status: 'Again', isOpen: false },
  { status: 'Over', isOpen: true },
].map((props) => h(View, props));

/** Each text as React gave it last, or as it was translated since. */
const SHOWN = [
  /^is Starting$/i,
  /^is !?Done$/i,
  /^oneis !?newAgaintwoend$/i,
  /^is !?Again!?$/i,
  /^oneis !?newOvertwoend$/i,
];

for (const [name, change] of Object.entries(CHANGES)) {
  assume(
    {
      of: 'react-dom',
      that: `it updates a page whose texts another program changes: ${name}`,
      usedBy,
    },
    async () => {
      const shown = await follow(
        (island) => {
          const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          texts.filter((text) => text.parentElement?.closest('font') === null).forEach(change);
        },
        ...STEPS,
      );
      for (const [step, expected] of SHOWN.entries()) {
        expect(shown[step]).toMatch(expected);
      }
    },
  );
}

assume(
  {
    of: 'react-dom',
    that: 'it updates a page whose controls are wrapped in other elements',
    usedBy,
  },
  async () => {
    const shown = await follow(
      (island) => {
        for (const control of island.querySelectorAll('button, i')) {
          if (control.parentElement?.localName !== 'span') {
            const around = document.createElement('span');
            control.replaceWith(around);
            around.append(control);
          }
        }
      },
      ...STEPS,
    );
    expect(shown).toEqual([
      'is Starting',
      'is Done',
      'oneis newAgaintwoend',
      'is Again',
      'oneis newOvertwoend',
    ]);
  },
);

assume({ of: 'react-dom', that: 'it fails on the same page without this', usedBy }, async () => {
  const island = document.createElement('div');
  const onUncaughtError = vi.fn();
  const root = createRoot(island, { onUncaughtError });
  flushSync(() => root.render(STEPS[2]));
  island.querySelector('button')?.replaceWith(wrap('one'));
  flushSync(() => root.render(STEPS[3]));
  expect(onUncaughtError).toHaveBeenCalled();
});
