import { beforeEach, describe, expect, it } from 'vitest';
import { LIST_FILE, SAVING_HEADER, updateCopy } from '../engine/index.ts';
import { FakeSite, FakeStore } from '../testing/fake-site.ts';
import { type AnswerContext, answerRequest, isAnswered } from './answer-request.ts';

const ORIGIN = 'https://docs.example';
const never = () => new Promise<void>(() => {});

let site: FakeSite;
let context: AnswerContext;
let network: 'answers' | 'fails' | 'is slow';

beforeEach(async () => {
  site = new FakeSite();
  network = 'answers';
  const store = new FakeStore();
  context = {
    settings: {
      basePath: '/vibe/',
      offlinePage: '',
      stylesheet: 'offline.css',
      frames: 'express/',
      locale: 'en',
      texts: {
        saved: 'Saved on {date}.',
        unsaved: 'Not saved & no network.',
        manage: 'Saved pages',
      },
      isOff: false,
    },
    store,
    fetch: (request) => {
      if (network === 'answers') return Promise.resolve(new Response(`network ${request.url}`));
      return network === 'fails'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : new Promise(() => {});
    },
    timeout: () => (network === 'is slow' ? Promise.resolve() : never()),
    savedClients: new Set(),
  };
  site.contentOf = (path) => (path === 'style.css' ? 'style' : `<body class="x">page ${path}`);
  const load = (path: string) => site.answer(path);
  await updateCopy(['react'], { store, load, now: () => Date.UTC(2026, 10, 23, 12) });
});

/** Node.js makes no request with the mode `navigate`. */
function ask(path: string, mode: 'navigate' | 'cors', clientId = '') {
  const request = new Request(`${ORIGIN}/vibe/${path}`);
  Object.defineProperty(request, 'mode', { value: mode });
  return answerRequest({ request, clientId, resultingClientId: 'new' }, context);
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('a page', () => {
  it.each(['react/a', 'react/unsaved'])(
    'comes from the network when that answers: %s',
    async (path) => {
      expect(await textOf(ask(path, 'navigate'))).toBe(`network ${ORIGIN}/vibe/${path}`);
    },
  );

  it.each(['fails', 'is slow'] as const)(
    'comes from the copy with its date when the network %s',
    async (state) => {
      network = state;
      const answer = await ask('react/a', 'navigate');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(
        /^<body class="x"><link rel="stylesheet" href="\/vibe\/offline.css"><aside data-offline="saved">Saved on November 23, 2026 .*\. <a href="\/vibe\/">Saved pages<\/a><\/aside>page react\/a$/,
      );
    },
  );

  it.each(['react/a.html', 'react/a/', 'react%2Fa', 'react/a?x=1'])(
    'is found by its other spelling %s',
    async (path) => {
      network = 'fails';
      expect(await textOf(ask(path, 'navigate'))).toContain('page react/a');
    },
  );

  it('that is not saved is answered with the page about saved pages, which says so', async () => {
    network = 'fails';
    const answer = await ask('react/unsaved', 'navigate');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(
      '<aside data-offline="unsaved">Not saved &amp; no network.</aside>page ',
    );
  });

  it('without any copy fails as without a worker', async () => {
    network = 'fails';
    context = { ...context, store: new FakeStore() };
    expect((await ask('react/a', 'navigate')).type).toBe('error');
  });

  it('that runs a reader’s code has no origin, from the network and from the copy', async () => {
    context = { ...context, settings: { ...context.settings, frames: 'react/' } };
    for (const state of ['answers', 'fails'] as const) {
      network = state;
      const answer = await ask('react/a', 'navigate');
      expect(answer.headers.get('content-security-policy')).toBe('sandbox allow-scripts');
      expect(await answer.text()).not.toContain('<aside');
    }
  });

  it('that runs a reader’s code has scripts beside it without a sandbox', async () => {
    context = { ...context, settings: { ...context.settings, frames: '' } };
    const answer = await ask('style.css', 'cors');
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });
});

describe('another file', () => {
  it('comes from the network, and from the copy when that fails', async () => {
    expect(await textOf(ask('style.css', 'cors'))).toMatch(/^network/);
    network = 'fails';
    expect(await textOf(ask('style.css', 'cors'))).toBe('style');
    await expect(ask('other.css', 'cors')).rejects.toThrow('Failed to fetch');
  });

  it('of a saved page comes from the copy at once', async () => {
    network = 'is slow';
    await ask('react/a', 'navigate');
    network = 'answers';
    expect(await textOf(ask('style.css', 'cors', 'new'))).toBe('style');
  });

  it('the list without a network is that of the copy', async () => {
    network = 'fails';
    expect(await (await ask(LIST_FILE, 'cors')).json()).toEqual(await site.list());
  });
});

it.each<[string, RequestInit, boolean]>([
  ['/vibe/docs', {}, true],
  ['/other/docs', {}, false],
  ['/vibe/docs', { method: 'POST' }, false],
  ['/vibe/docs', { headers: { accept: 'text/markdown, */*' } }, false],
  ['/vibe/docs', { headers: { [SAVING_HEADER]: '1' } }, false],
])('answers a request for %s with %j: %s', (path, init, expected) => {
  expect(isAnswered(new Request(ORIGIN + path, init), ORIGIN, '/vibe/')).toBe(expected);
});
