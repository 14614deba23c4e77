import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recorder } from '../../record';

const expectRecorded = recorder(import.meta.dirname);
const KEY = 'riddle-progress';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  warn.mockClear();
  vi.unstubAllGlobals();
});

/** What a reload of the page does: the module runs again, the storage stays. */
async function reload() {
  vi.resetModules();
  const { useProgressStore } = await import('../src/progressStore');
  return useProgressStore;
}

const pretty = (json: string | null) => JSON.stringify(JSON.parse(json ?? 'null'), null, 2);

test('the first step saves the lessons and leaves the token out', async () => {
  vi.resetModules();
  const { useProgressStore } = await import('../steps/progressStore');
  useProgressStore.setState({ token: 'owl-token' });
  useProgressStore.getState().answer('methods', 'q1', false);
  useProgressStore.getState().answer('methods', 'q1', true);
  expectRecorded('saved', pretty(localStorage.getItem(KEY)));
});

test('progress survives a reload', async () => {
  (await reload()).getState().signIn('owl-token');
  (await reload()).getState().answer('methods', 'q1', true);
  const { lessons, token } = (await reload()).getState();
  expect(lessons).toEqual({ methods: { q1: { tries: 1, isSolved: true } } });
  expect(token).toBeNull();
});

test('what the first release saved is migrated and saved again', async () => {
  localStorage.setItem(KEY, '{"state":{"solved":["methods/q1","commits/q3"]},"version":0}');
  const store = await reload();
  expect(store.getState().lessons.commits).toEqual({ q3: { tries: 1, isSolved: true } });
  expectRecorded('migrated', pretty(localStorage.getItem(KEY)));
});

test.each([
  ['no JSON', '{"state":'],
  ['another shape', '{"state":{"lessons":["methods"]},"version":1}'],
  ['a version of the future', '{"state":{"lessons":{}},"version":7}'],
])('starts clean and says so: %s', async (_name, saved) => {
  localStorage.setItem(KEY, saved);
  const store = await reload();
  expect(store.getState().lessons).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith('Riddle starts without the saved progress.');
  const { SavedNotice } = await import('../src/SavedNotice');
  render(<SavedNotice />);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('says nothing when nothing was saved', async () => {
  await reload();
  const { SavedNotice } = await import('../src/SavedNotice');
  render(<SavedNotice />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('each change has a name in the developer tools', async () => {
  const lines: string[] = [];
  const send = (action: object, state: { lessons: object }) =>
    lines.push(`${JSON.stringify(action)} ${JSON.stringify(state.lessons)}`);
  const connection = { init: () => {}, subscribe: () => () => {}, send };
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION__', { connect: () => connection });
  const store = await reload();
  lines.length = 0;
  store.getState().answer('methods', 'q1', false);
  store.getState().answer('methods', 'q1', true);
  expectRecorded('actions', lines.join('\n'));
});
