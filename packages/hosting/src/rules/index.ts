// URL rules for any runtime: no Node.js, no DOM, no schema library.
export { cleanPath } from './site-paths.ts';
