// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRESS_KEY, recordAnswer } from '../../src/checkpoints/engine/index.ts';

type Store = typeof import('./progress-store.ts');

let store: Store;
const today = '2026-11-23';

const answered = { state: 'right', attempts: 1, misses: 0, answered: today };

/** A second tab: a module with its own memory, on the same storage. */
async function openTab(): Promise<Store> {
  vi.resetModules();
  return import('./progress-store.ts');
}

function answer({ updateProgress }: Store, id: string): void {
  updateProgress((now) => recordAnswer(now, { page: 'a', id, isRight: true, today }));
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? 'null');
}

beforeEach(async () => {
  localStorage.clear();
  store = await openTab();
});
afterEach(() => vi.restoreAllMocks());

test('a full storage loses nothing: what is there stays, and the answer counts until the page is left', () => {
  answer(store, 'x');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  answer(store, 'z');
  expect(stored()).toEqual({ a: { x: answered } });
  expect(store.readProgress()).toEqual({ a: { x: answered, z: answered } });
  expect(store.isProgressKept()).toBe(false);

  setItem.mockRestore();
  answer(store, 'zz');
  expect(stored()).toEqual({ a: { x: answered, z: answered, zz: answered } });
  expect(store.isProgressKept()).toBe(true);
});

test('with blocked storage, answers count until the page is left', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  answer(store, 'x');
  answer(store, 'y');
  expect(store.readProgress()).toEqual({ a: { x: answered, y: answered } });
  store.eraseProgress();
  expect(store.readProgress()).toEqual({});
});

test('answers of two tabs are merged, also when one could not store for a while', async () => {
  const other = await openTab();
  answer(store, 'x');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  answer(store, 'y');
  setItem.mockRestore();
  answer(other, 'z');
  answer(store, 'zz');
  expect(stored()).toEqual({ a: { x: answered, y: answered, z: answered, zz: answered } });
});

test('a change in another tab is told to this one', async () => {
  const listener = vi.fn();
  const stop = store.subscribeToProgress(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }));
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('erasing erases all answers', () => {
  answer(store, 'z');
  store.eraseProgress();
  expect(stored()).toBeNull();
  expect(store.readProgress()).toEqual({});
});

test('erasing erases the code in exercises, and nothing of others', () => {
  localStorage.setItem('vibe-docs.exercise.double', '{}');
  localStorage.setItem('theme', 'dark');
  store.eraseProgress();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test.each(['{"broken": [', '[]', '"', '{"a": {"x": 7}}'])(
  'garbage in storage, %s, is empty',
  (text) => {
    localStorage.setItem(PROGRESS_KEY, text);
    expect(store.readProgress()).toEqual({});
  },
);
