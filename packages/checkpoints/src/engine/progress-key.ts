/**
 * Key of the stored progress; the number is the version of its format. A module of its own: pages
 * without questions import the key alone, and a bundler would give them all of `progress.ts`.
 */
export const PROGRESS_KEY = 'vibe-docs.checkpoints.v1';
