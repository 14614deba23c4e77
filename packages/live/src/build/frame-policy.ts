/**
 * The policy of the frame's page; the hashes of its own script and style are added to it.
 *
 * - `blob:` is what code needs to be run at all, in the frame and in its worker, which inherits the policy. `'unsafe-eval'` is not given: code would then get
 *   around the loop guard with `eval`. The frame's script keeps the making of `blob:` addresses to
 *   itself (`src/frame/take-away.ts`).
 * - Nothing may be fetched, sent, framed or submitted: `default-src` stands for the kinds that are
 *   not named, and the named ones have no other to stand for them.
 * - `frame-ancestors` lets the site, and no other, show it.
 */
export const FRAME_POLICY = {
  'default-src': ["'none'"],
  'script-src': ['blob:'],
  'connect-src': ["'none'"],
  'worker-src': ['blob:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
} satisfies Readonly<Record<string, string[]>>;

/** Folder of the frame's files below the site. A content hash in their names lets browsers keep them. */
export const FRAME_FOLDER = '/assets/live/';
