/**
 * The path under which the site is published, with slashes at both ends. A module of its own, because
 * browser scripts import it, and importing `site-model.ts` would add that module to their bundle.
 */
export const BASE_PATH = '/vibe/';
