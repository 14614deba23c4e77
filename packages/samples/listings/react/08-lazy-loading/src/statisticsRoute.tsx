import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export const rootRoute = createRootRoute();

export const statisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/statistics',
  pendingComponent: () => <p role="status">Loading the statistics</p>,
  component: lazyRouteComponent(() => import('./StatisticsPage'), 'StatisticsPage'),
});
