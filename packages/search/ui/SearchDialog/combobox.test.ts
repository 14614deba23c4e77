// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { makeCombobox } from './combobox.ts';

/** A focused field with three hits, and what it tells of them. */
function openList() {
  document.body.innerHTML = '<input><a href="#a">A</a><a href="#b">B</a><a href="#c">C</a>';
  const input = document.querySelector('input') as HTMLInputElement;
  const items = [...document.querySelectorAll('a')];
  const followed = vi.fn();
  for (const item of items) {
    item.scrollIntoView = () => undefined;
    item.addEventListener('click', (event) => {
      event.preventDefault();
      followed(item.textContent);
    });
  }
  input.focus();
  makeCombobox(input, new AbortController().signal).list(items, 'listbox');
  return {
    followed,
    active: () => document.querySelector('[aria-selected=true]')?.textContent,
    press: (key: string, init: KeyboardEventInit = {}) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init })),
  };
}

test('arrows move through the hits, and Enter follows one', () => {
  const { active, press, followed } = openList();
  expect(active()).toBe('A');
  press('ArrowDown');
  expect(active()).toBe('B');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toBe('C');
  press('Enter');
  expect(followed).toHaveBeenCalledWith('C');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'an input method keeps its arrows and its Enter: %j',
  (composing) => {
    const { active, press, followed } = openList();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'Enter']) {
      expect(press(key, composing)).toBe(true);
    }
    expect(active()).toBe('A');
    expect(followed).not.toHaveBeenCalled();
  },
);

test.each([{ shiftKey: true }, { altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'the field keeps its arrows with another key: %j',
  (modifier) => {
    const { active, press } = openList();
    expect(press('ArrowDown', modifier)).toBe(true);
    expect(active()).toBe('A');
  },
);
