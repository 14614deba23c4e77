/**
 * Storage key of the progress; the number is the version of its format. A module of its own, because pages
 * without questions import only the key, and their chunk would otherwise contain all of `progress.ts`.
 */
export const PROGRESS_KEY = 'vibe-docs.checkpoints.v1';
