// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rememberElements } from './replay-actions.ts';

const RENDERED = `
  <button class="button first">One</button>
  <button class="button">Two</button><button class="button">Three</button>
  <label><input type="radio" name="q"></label><label><input type="radio" name="q"></label>
  <input type="text"><details><summary>More</summary></details>`;

/** What the page of an island holds, and what hydration has made of it when it renders all of it anew. */
function hydrateAfter(change: (host: HTMLElement) => void) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  host.innerHTML = RENDERED;
  const before = [...host.querySelectorAll('button, input, details')];
  change(host);
  const findElements = rememberElements(host);
  host.innerHTML = RENDERED;
  const find = findElements();
  const after = [...host.querySelectorAll('button, input, details')];
  return { after, found: before.map(find), find };
}

const CHANGES: Readonly<Record<string, (control: Element) => void>> = {
  nothing: () => undefined,
  'a button before it': (control) => control.before(document.createElement('button')),
  'a field after it': (control) => control.after(document.createElement('textarea')),
  'an element around it': (control) => {
    const around = document.createElement('span');
    control.replaceWith(around);
    around.append(control);
  },
  'a class of its own': (control) => control.classList.add('extension'),
  'an id of its own': (control) => {
    control.id ||= `extension-${Math.trunc(performance.now())}`;
  },
};

test.each(Object.entries(CHANGES))(
  'finds each control again: an extension adds %s',
  (_, change) => {
    const { after, found } = hydrateAfter((host) => {
      for (const control of [...host.querySelectorAll('button, input, details')]) change(control);
    });
    expect(found).toEqual(after);
  },
);

test('a control that an extension has added is not found among others', () => {
  const foreign = document.createElement('button');
  const { find } = hydrateAfter((host) => host.prepend(foreign));
  expect(find(foreign)).toBeUndefined();
});

test('the focus stays, and so do open folds', () => {
  const { after } = hydrateAfter((host) => {
    host.querySelector<HTMLElement>('[type=text]')?.focus();
    host.querySelector('details')?.setAttribute('open', '');
  });
  expect(document.activeElement).toBe(after[5]);
  expect(after[6]?.hasAttribute('open')).toBe(true);
});
