import { createRouter } from '@tanstack/react-router';
import { homeRoute } from './homeRoute';
import { lessonRoute } from './lessonRoute';
import { questionRoute } from './questionRoute';
import { rootRoute } from './rootRoute';

export const routeTree = rootRoute.addChildren([
  homeRoute,
  lessonRoute.addChildren([questionRoute]),
]);

export const router = createRouter({ routeTree });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
