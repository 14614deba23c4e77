// Public surface of the package: it runs in browsers, and imports nothing.
export { connectionOf } from './connection.ts';
export { AHEAD_RULES } from './pages-ahead.ts';
export { HYDRATE_EVENT, type HydrationOptions, prepareHydration } from './prepare-hydration.ts';
