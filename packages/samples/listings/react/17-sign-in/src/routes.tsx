import { createRootRoute, createRoute, Link, Outlet, redirect } from '@tanstack/react-router';
import { callRiddle } from './callRiddle';
import { signOut } from './firebase';
import { SignInForm } from './SignInForm';
import { sessionReady, useSession } from './session';

const rootRoute = createRootRoute({ component: Shell });

function Shell() {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  return (
    <main>
      <nav>
        <Link to="/">Questions</Link> <Link to="/report">Report</Link>
      </nav>
      {isSignedIn && (
        <button type="button" onClick={() => signOut()}>
          Sign out
        </button>
      )}
      <Outlet />
    </main>
  );
}

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: ({ next }: Record<string, unknown>) => ({
    next: typeof next === 'string' && /^\/(?![/\\\s])/.test(next) ? next : '/',
  }),
  beforeLoad: async ({ search }) => {
    const { status } = await sessionReady();
    if (status === 'signed-in') throw redirect({ href: search.next });
  },
  component: SignInForm,
});

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const session = await sessionReady();
    if (session.status === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { next: location.href } });
    }
    return { session };
  },
});

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  component: () => <h1>Which method reads?</h1>,
});

const reportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/report',
  beforeLoad: ({ context }) => {
    if (context.session.role !== 'teacher') throw redirect({ to: '/' });
  },
  loader: ({ context }) =>
    callRiddle<{ attempts: number; right: number }>(context.session.user, '/report'),
  component: Report,
});

function Report() {
  const { attempts, right } = reportRoute.useLoaderData();
  return (
    <h1>
      {right} of {attempts} attempts were right
    </h1>
  );
}

export const routeTree = rootRoute.addChildren([
  signInRoute,
  signedInRoute.addChildren([homeRoute, reportRoute]),
]);
