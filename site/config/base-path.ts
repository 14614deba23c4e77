/**
 * The path under which the site is published. Begins and ends with `/`. A module of its own: scripts of
 * the browser import it, and `site-model.ts` would come with it.
 */
export const BASE_PATH = '/vibe/';
