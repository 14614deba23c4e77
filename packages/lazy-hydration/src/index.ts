// Public surface of the package: it runs in browsers, and imports nothing.
export { HYDRATE_EVENT, type HydrationOptions, prepareHydration } from './prepare-hydration.ts';
