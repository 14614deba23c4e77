import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recorder } from '../../record';
import { sendTwice } from '../mistakes/repeat';

const expectRecorded = recorder(import.meta.dirname);
window.scrollTo = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

function catchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return () => log.mock.calls.map((words) => words.join(' '));
}

/** Opens Riddle at an address, as somebody who was signed in before, or as nobody. */
async function open(address: string, email?: string) {
  if (email !== undefined) localStorage.setItem('riddle-signed-in', email);
  const { routeTree } = await import('../src/routes');
  const { useSession } = await import('../src/session');
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  onTestFinished(useSession.subscribe(() => void router.invalidate()));
  render(<RouterProvider router={router} />);
  return router;
}

async function signIn(email: string, password = 'riddle') {
  await userEvent.type(await screen.findByLabelText('Address'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('nobody gets to the form, and from there to where they wanted', async () => {
  catchLog();
  const router = await open('/report');
  await screen.findByLabelText('Address');
  expectRecorded('form', router.state.location.href);
  await signIn('fox@riddle.example');
  expect(await screen.findByText('9 of 12 attempts were right')).toBeVisible();
  expectRecorded('wanted', router.state.location.href);
});

test('a wrong password is refused', async () => {
  await open('/');
  await signIn('owl@riddle.example', 'x');
  expect(await screen.findByText('The address or the password is wrong.')).toBeVisible();
});

test('after a reload, the page waits until it knows who is there', async () => {
  catchLog();
  const router = await open('/report', 'fox@riddle.example');
  const visited: string[] = [];
  router.subscribe('onResolved', () => visited.push(router.state.location.href));
  expect(await screen.findByText('9 of 12 attempts were right')).toBeVisible();
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(0));
  expect(new Set(visited)).toEqual(new Set(['/report']));
});

test('a learner does not get to the report', async () => {
  catchLog();
  const router = await open('/report', 'owl@riddle.example');
  expect(await screen.findByText('Which method reads?')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('signing out leads to the form', async () => {
  catchLog();
  await open('/', 'owl@riddle.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'nobody is sent on to %s',
  async (next) => {
    catchLog();
    const router = await open(`/sign-in?next=${encodeURIComponent(next)}`, 'owl@riddle.example');
    expect(await screen.findByText('Which method reads?')).toBeVisible();
    expect(router.state.location.href).toBe('/');
  },
);

test('an old token is replaced once', async () => {
  const printed = catchLog();
  const { callRiddle } = await import('../src/callRiddle');
  const { signInWithEmailAndPassword, onAuthStateChanged } = await import('../src/firebase');
  await signInWithEmailAndPassword('fox@riddle.example', 'riddle');
  const user = await new Promise<Parameters<Parameters<typeof onAuthStateChanged>[0]>[0]>(
    (resolve) => onAuthStateChanged(resolve),
  );
  if (user === null) throw new Error('Fox is signed in.');
  const later = Date.now() + 11_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(await callRiddle(user, '/report')).toEqual({ attempts: 12, right: 9 });
  expectRecorded('refreshed', printed().join('\n'));
});

test('the server refuses a learner whatever the page shows', async () => {
  catchLog();
  const { riddleServer } = await import('../src/riddleServer');
  const reply = await riddleServer('/report', `uid-owl ${Date.now()}`);
  expectRecorded('forbidden', `${reply.status} ${await reply.text()}`);
});

test('a guard that does not wait shows the form to somebody who is signed in', async () => {
  catchLog();
  localStorage.setItem('riddle-signed-in', 'fox@riddle.example');
  const { guard } = await import('../mistakes/earlyGuard');
  const { signInRoute } = await import('../src/routes');
  const { useSession } = await import('../src/session');
  const root = createRootRoute();
  const report = createRoute({
    getParentRoute: () => root,
    path: '/report',
    component: () => <h1>The report</h1>,
    beforeLoad: guard.beforeLoad as () => void,
  });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    component: signInRoute.options.component,
  });
  const history = createMemoryHistory({ initialEntries: ['/report'] });
  const router = createRouter({ routeTree: root.addChildren([report, form]), history });
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signed-in'));
  expectRecorded('early', router.state.location.href);
});

test('a request with a body cannot be sent twice', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    await request.text();
    return new Response('', { status: 401 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const post = new Request('http://localhost/attempts', { method: 'POST', body: '{}' });
  await expect(sendTwice(post, 'new')).rejects.toMatchObject({ name: 'TypeError' });
  const get = new Request('http://localhost/attempts');
  expect((await sendTwice(get, 'new')).status).toBe(401);
});
