import { createRouter } from '@tanstack/react-router';
import { attemptsRoute } from './attemptsRoute';
import { rootRoute } from './rootRoute';

export const routeTree = rootRoute.addChildren([attemptsRoute]);

export const router = createRouter({ routeTree });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
