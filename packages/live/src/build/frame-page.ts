import { createHash } from 'node:crypto';

/** The look of what an example draws: the browser's own, in both colour modes. */
const STYLE = `
:root{color-scheme:light;color:#241c30;background:#fff;font:1rem/1.5 system-ui,sans-serif}
:root[data-theme=dark]{color-scheme:dark;color:#e6e0ee;background:#17121f}
body{margin:0;padding:1px 1rem}
button,input,select,textarea{font:inherit;margin:.15rem .3rem .15rem 0}
fieldset{margin:0 0 .5rem}label{display:block}:focus-visible{outline:2px solid;outline-offset:2px}
`.trim();

/**
 * The policy of the frame's page; the hashes of its own script and style are added to it.
 *
 * - `blob:` is what code needs to be run at all, in the frame and in its worker, which inherits the policy.
 *   `'unsafe-eval'` is not given: code would then get around the loop guard with `eval`. The frame's script keeps the making of `blob:` addresses to
 *   itself (`takeAway` in `src/frame/realm.ts`).
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

/** Writes the page of the frame. It carries its policy itself, because some hosts send no headers of ours. */
export function renderFramePage(script: string): string {
  const inline = script.trim().replaceAll('</script', '<\\/script');
  const policy = {
    ...FRAME_POLICY,
    'script-src': [...FRAME_POLICY['script-src'], hashOf(inline)],
    'style-src': [hashOf(STYLE)],
  };
  const directives = Object.entries(policy)
    // Browsers ignore it in a page, and say so in the console.
    .filter(([name]) => name !== 'frame-ancestors')
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${directives}">
<meta name="robots" content="noindex"><title>Live example</title>
<style>${STYLE}</style></head>
<body><div id="root"></div><script>${inline}</script></body></html>
`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
