import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes';
import { useSession } from './session';

export const router = createRouter({ routeTree });

// Whoever signs in or out changes what the guards decide.
useSession.subscribe(() => router.invalidate());

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
