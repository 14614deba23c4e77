import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit, SearchResult } from '../../src/browser/index.ts';
import { createSession, describeUnmentioned } from './search-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A session whose client answers when the test says so. */
function start() {
  const pending: { resolve: (result: Partial<SearchResult>) => void; reject: () => void }[] = [];
  const session = createSession(
    () =>
      new Promise<{ results: readonly SearchResult[] }>((resolve, reject) => {
        pending.push({
          resolve: (result) => resolve({ results: [{ hits: [], nbHits: 0, ...result }] }),
          reject: () => reject(new Error('No host answers.')),
        });
      }),
  );
  const ask = (query: string) => session.ask({ query, indexName: 'docs' });
  const settle = async (place: number, outcome: 'resolve' | 'reject', nbHits = 0) => {
    if (outcome === 'resolve') {
      pending[place]?.resolve({ nbHits });
    } else {
      pending[place]?.reject();
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, ask, settle };
}

it('T6, C15: a query is loading, stalled after 300 ms, and idle when it is answered', async () => {
  const { session, ask, settle } = start();
  expect(session.read().status).toBe('idle');
  ask('a');
  vi.advanceTimersByTime(299);
  expect(session.read().status).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(session.read().status).toBe('stalled');
  await settle(0, 'resolve', 7);
  expect(session.read()).toMatchObject({ status: 'idle', outcome: { kind: 'found', count: 7 } });
});

it('C15: an answer within 300 ms never stalls, and each key starts anew', async () => {
  const { session, ask, settle } = start();
  ask('a');
  vi.advanceTimersByTime(200);
  ask('ab');
  vi.advanceTimersByTime(200);
  expect(session.read().status).toBe('loading');
  await settle(1, 'resolve');
  vi.advanceTimersByTime(1000);
  expect(session.read().status).toBe('idle');
});

it('T6b: a failure stays until the next answer', async () => {
  const { session, ask, settle } = start();
  ask('a');
  await settle(0, 'reject');
  expect(session.read()).toMatchObject({ status: 'error', outcome: { kind: 'failed' } });
  vi.advanceTimersByTime(1000);
  ask('ab');
  expect(session.read()).toMatchObject({ status: 'loading', outcome: { kind: 'failed' } });
  await settle(1, 'resolve', 1);
  expect(session.read().outcome).toMatchObject({ kind: 'found', query: 'ab' });
});

it('an earlier answer is shown while the last is awaited, a later one is not replaced', async () => {
  const { session, ask, settle } = start();
  for (const query of ['a', 'ab', 'abc']) {
    ask(query);
  }
  await settle(1, 'resolve', 2);
  expect(session.read()).toMatchObject({ status: 'loading', outcome: { query: 'ab' } });
  await settle(0, 'resolve', 1);
  expect(session.read().outcome).toMatchObject({ query: 'ab' });
  await settle(2, 'resolve', 3);
  expect(session.read()).toMatchObject({ status: 'idle', outcome: { query: 'abc' } });
});

it('an earlier failure is not the last word', async () => {
  const { session, ask, settle } = start();
  ask('a');
  ask('ab');
  await settle(0, 'reject');
  expect(session.read()).toMatchObject({ status: 'loading', outcome: { kind: 'none' } });
});

it('an empty query has no outcome, not even a late one', async () => {
  const { session, ask, settle } = start();
  ask('a');
  ask(' ');
  await settle(0, 'resolve', 1);
  vi.advanceTimersByTime(1000);
  expect(session.read()).toMatchObject({ status: 'idle', outcome: { kind: 'none' } });
});

/** A session whose client answers at once: nothing mentions the words of the query, of which the last may be unfinished. */
function startUnmentioned() {
  const session = createSession(async ({ requests: [request] }) => {
    const all = request?.query?.trim().split(' ') ?? [];
    const finished = request?.query?.endsWith(' ') ? all : all.slice(0, -1);
    const hits = [{ hierarchy: {} } as SearchHit];
    return { results: [{ hits, nbHits: 1, unmentioned: { finished, all } }] };
  });
  return async (query: string, { waitMs = 0, isSubmitted = false } = {}) => {
    session.ask({ query, indexName: 'docs' }, isSubmitted);
    const said = () => /mentions (.*)\.$/.exec(describeUnmentioned(session.read()))?.[1] ?? '';
    const meanwhile = said();
    await vi.advanceTimersByTimeAsync(waitMs);
    return [meanwhile, said()];
  };
}

it('says what nothing mentions when the word is finished, and goes on to say so', async () => {
  const enter = startUnmentioned();
  expect(await enter('helm')).toEqual(['', '']);
  expect(await enter('helm ')).toEqual(['', 'helm']);
  expect(await enter('helm c')).toEqual(['helm', 'helm']);
  expect(await enter('helm ch', { waitMs: 999 })).toEqual(['helm', 'helm']);
  expect(await enter('helm cha', { waitMs: 1000 })).toEqual(['helm', 'helm or cha']);
  expect(await enter('helm char')).toEqual(['helm or cha', 'helm or char']);
  expect(await enter('helm char ')).toEqual(['helm or char', 'helm or char']);
  expect(await enter('helm char x')).toEqual(['helm or char', 'helm or char']);
  expect(await enter('chart')).toEqual(['helm or char', '']);
  expect(await enter('')).toEqual(['', '']);
});

it('says of a submitted query at once what nothing mentions, also when more hits are asked for', async () => {
  const enter = startUnmentioned();
  expect(await enter('helm chart', { isSubmitted: true })).toEqual(['', 'helm or chart']);
  expect(await enter('helm chart')).toEqual(['helm or chart', 'helm or chart']);
});
