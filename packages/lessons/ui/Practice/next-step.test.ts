// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProgress, updateProgress } from '../Checkpoint/progress-store.ts';
import { nextStep } from './next-step.ts';

const paths = { 'newdocs/a': '/vibe/a', 'newdocs/gone': '/vibe/gone' };
const missed = {
  state: 'wrong',
  attempts: 1,
  misses: 1,
  answered: '2026-11-01',
  streak: 0,
} as const;

const props = { questions: [{ id: 'x', kind: 'single', prompt: 0 }], listId: 'list' };
const PAGE = `<h1>Lesson A</h1>
  <div data-island="checkpoint" data-props='${JSON.stringify(props)}'></div>
  <div id="list"><div data-text="0">Which one?</div></div>`;

function session(...places: readonly (readonly [page: string, id: string])[]) {
  return { waiting: places.map(([page, id]) => ({ page, id })), asked: 0 };
}

beforeEach(() => {
  localStorage.clear();
  updateProgress(() => ({
    'newdocs/a': { x: missed, removed: missed },
    'newdocs/gone': { y: missed },
  }));
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/vibe/a' ? new Response(PAGE) : new Response('', { status: 404 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a question is read from its page, with its texts', async () => {
  const step = await nextStep(session(['newdocs/a', 'x']), paths);
  expect(step).toMatchObject({
    kind: 'question',
    question: { id: 'x' },
    page: { title: 'Lesson A', path: '/vibe/a' },
  });
  const text = step.kind === 'question' ? step.page.texts(0).dangerouslySetInnerHTML : undefined;
  expect(text).toEqual({ __html: '<div data-text="0">Which one?</div>' });
});

test('removed questions and pages are passed over, and their review ends', async () => {
  const waiting = session(
    ['newdocs/a', 'removed'],
    ['newdocs/gone', 'y'],
    ['newdocs/unknown', 'z'],
    ['newdocs/a', 'x'],
  );
  expect(await nextStep(waiting, paths)).toMatchObject({
    kind: 'question',
    question: { id: 'x' },
    session: { waiting: [{ id: 'x' }] },
  });
  expect(readProgress()).toEqual({
    'newdocs/a': { x: missed, removed: { ...missed, streak: 3 } },
    'newdocs/gone': { y: { ...missed, streak: 3 } },
  });
});

test('a page that cannot be loaded keeps its question for another try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const other = { ...paths, 'newdocs/b': '/vibe/b' };
  const waiting = session(['newdocs/b', 'x']);
  expect(await nextStep(waiting, other)).toEqual({ kind: 'failed', session: waiting });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await nextStep(waiting, other)).toEqual({ kind: 'failed', session: waiting });
  vi.restoreAllMocks();
});

test('after the last question practice ends', async () => {
  expect(await nextStep({ waiting: [], asked: 3 }, paths)).toEqual({ kind: 'end', asked: 3 });
});
