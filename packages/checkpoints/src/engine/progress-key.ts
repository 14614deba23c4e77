// A module of its own, because pages without questions import only the keys, and their chunk would otherwise
// contain all of `progress.ts`.

/** Storage key of the progress; the number is the version of its format. */
export const PROGRESS_KEY = 'vibe-docs.checkpoints.v2';

/** The key of version 1. What it holds is merged, and stored under `PROGRESS_KEY` with the next change. */
export const FORMER_KEY = 'vibe-docs.checkpoints.v1';
