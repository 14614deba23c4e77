// @vitest-environment jsdom
import { FORMER_KEY, PROGRESS_KEY, recordAnswer } from '@vibe-docs/checkpoints/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('./progress-store.ts');

let store: Store;
const today = '2026-11-23';

const former = { a: { x: { state: 'right', attempts: 1 }, y: { state: 'wrong', attempts: 2 } } };
const migrated = {
  a: { x: former.a.x, y: { state: 'wrong', attempts: 2, streak: 0 } },
};
const answered = { state: 'right', attempts: 1, misses: 0, answered: today };

/** A second tab: a module with its own memory, on the same storage. */
async function openTab(): Promise<Store> {
  vi.resetModules();
  return import('./progress-store.ts');
}

function answer({ updateProgress }: Store, id: string): void {
  updateProgress((now) => recordAnswer(now, { page: 'a', id, isRight: true, today }));
}

function stored(key = PROGRESS_KEY): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

beforeEach(async () => {
  localStorage.clear();
  store = await openTab();
});
afterEach(() => vi.restoreAllMocks());

test('version 1 is read, and moves to the new key with the first change', () => {
  localStorage.setItem(FORMER_KEY, JSON.stringify(former));
  expect(store.readProgress()).toEqual(migrated);
  expect(stored()).toBeNull();
  answer(store, 'z');
  expect(stored()).toEqual({ a: { ...migrated.a, z: answered } });
  expect(stored(FORMER_KEY)).toBeNull();
});

test('what a tab with the former code stores later is merged', () => {
  answer(store, 'z');
  localStorage.setItem(FORMER_KEY, JSON.stringify(former));
  expect(store.readProgress()).toEqual({ a: { ...migrated.a, z: answered } });
});

test('a full storage loses nothing: version 1 stays, and the answer counts until the page is left', () => {
  localStorage.setItem(FORMER_KEY, JSON.stringify(former));
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  answer(store, 'z');
  expect(stored(FORMER_KEY)).toEqual(former);
  expect(store.readProgress()).toEqual({ a: { ...migrated.a, z: answered } });
  expect(store.isProgressKept()).toBe(false);

  setItem.mockRestore();
  answer(store, 'zz');
  expect(stored()).toEqual({ a: { ...migrated.a, z: answered, zz: answered } });
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

test('erasing erases both formats', () => {
  localStorage.setItem(FORMER_KEY, JSON.stringify(former));
  answer(store, 'z');
  localStorage.setItem(FORMER_KEY, JSON.stringify(former));
  store.eraseProgress();
  expect([stored(), stored(FORMER_KEY)]).toEqual([null, null]);
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
    localStorage.setItem(FORMER_KEY, text);
    expect(store.readProgress()).toEqual({});
  },
);
