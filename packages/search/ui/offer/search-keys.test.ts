// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSearchKeys, nameSearchKeys } from './search-keys.ts';

const open = vi.fn();
const close = vi.fn();
let isOpen = false;
answerSearchKeys(() => ({ open: isOpen, close }) as unknown as HTMLDialogElement, open);

beforeEach(() => {
  isOpen = false;
  open.mockClear();
  close.mockClear();
  document.body.innerHTML =
    '<button data-opens-search aria-label="Search (Ctrl+K)"><kbd>Ctrl K</kbd></button><input>';
});

afterEach(() => vi.restoreAllMocks());

/** @returns whether the browser is kept from answering it */
function press(selector: string, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['/', {}],
  ['/', { shiftKey: true }],
  ['k', { ctrlKey: true }],
  ['K', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['क', { ctrlKey: true, code: 'KeyK' }],
  ['л', { metaKey: true, code: 'KeyK' }],
])('opens search: %s %j', (key, init) => {
  expect(press('body', key, init)).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

test.each([
  ['K', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, metaKey: true }],
  ['K', { metaKey: true, shiftKey: true }],
  ['k', { metaKey: true, altKey: true }],
  ['k', { altKey: true }],
  ['k', {}],
  ['t', { ctrlKey: true, code: 'KeyK' }],
  ['क', { code: 'KeyK' }],
  ['क', { ctrlKey: true, shiftKey: true, code: 'KeyK' }],
  ['л', { ctrlKey: true, code: 'KeyL' }],
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['/', { ctrlKey: true, altKey: true }],
  ['/', { isComposing: true }],
  ['k', { ctrlKey: true, keyCode: 229 }],
])('leaves to the browser, in a page and in the open dialog: %s %j', (key, init) => {
  expect(press('body', key, init)).toBe(false);
  isOpen = true;
  expect(press('input', key, init)).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('a field keeps its slash', () => {
  expect(press('input', '/')).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test.each(['radio', 'checkbox'])('a chosen answer leaves the slash to search: %s', (type) => {
  document.querySelector('input')?.setAttribute('type', type);
  expect(press('input', '/')).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

test('a key that the editor has answered does not open search', () => {
  const editor = document.querySelector('input');
  editor?.addEventListener('keydown', (event) => event.preventDefault());
  press('input', 'k', { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});

test('Escape closes search, but not the candidates of an input method', () => {
  isOpen = true;
  expect(press('input', 'Escape', { keyCode: 229 })).toBe(false);
  expect(close).not.toHaveBeenCalled();
  press('input', 'Escape');
  expect(close).toHaveBeenCalledOnce();
});

test('a letter on the button starts a query, a shortcut does not', () => {
  document.querySelector('button')?.focus();
  press('button', 'm', { altKey: true });
  expect(open).not.toHaveBeenCalled();
  press('button', 'm');
  expect(open).toHaveBeenCalledWith(document.querySelector('button'), 'm');
});

test.each([
  ['MacIntel', 'Search (Command+K)', '⌘K'],
  ['iPhone', 'Search (Command+K)', '⌘K'],
  ['Linux x86_64', 'Search (Ctrl+K)', 'Ctrl K'],
  ['Win32', 'Search (Ctrl+K)', 'Ctrl K'],
])('names the key of the system: %s', (platform, label, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  nameSearchKeys(document);
  const button = document.querySelector('button');
  expect([button?.getAttribute('aria-label'), button?.textContent]).toEqual([label, keys]);
});
