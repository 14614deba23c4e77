/** Sent to `window` when the stored progress changed in this tab. */
export const PROGRESS_EVENT = 'vibe-docs:progress';
