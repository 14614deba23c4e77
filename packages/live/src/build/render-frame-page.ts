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
 * Writes the page of the frame. It carries its policy itself, because some hosts send no headers of
 * ours; where they do, `packages/hosting` sends the same one.
 *
 * @param policy directive name to sources, without hashes
 */
export function renderFramePage(
  script: string,
  policy: Readonly<Record<string, readonly string[]>>,
): string {
  const inline = script.trim().replaceAll('</script', '<\\/script');
  const own: Readonly<Record<string, readonly string[]>> = {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), hashOf(inline)],
    'style-src': [...(policy['style-src'] ?? []), hashOf(STYLE)],
  };
  const directives = Object.entries(own)
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
