import type { Program } from 'acorn';
import { full } from 'acorn-walk';

/**
 * Globals of windows that workers lack, as far as code of lessons may name them. Code that reaches one in
 * another way (`globalThis['document']`) runs in a worker and finds it `undefined`.
 */
const WINDOW_GLOBALS: ReadonlySet<string> = new Set([
  ...['window', 'document', 'parent', 'top', 'frames', 'opener', 'frameElement'],
  ...['location', 'history', 'screen', 'localStorage', 'sessionStorage', 'customElements'],
  ...['alert', 'confirm', 'prompt', 'open', 'print', 'matchMedia', 'getComputedStyle'],
  ...['innerWidth', 'innerHeight', 'scrollTo', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['Node', 'Element', 'HTMLElement', 'Document', 'Window', 'Image', 'Audio', 'DOMParser'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'RTCPeerConnection'],
]);

/** Tells whether a script names a global of windows. A name that the script itself declares is none. */
export function needsWindow(program: Program): boolean {
  const read = new Set<string>();
  const bound = new Set<string>();
  full(program, (node, _state, type) => {
    if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') {
      (type === 'VariablePattern' ? bound : read).add(node.name);
    }
  });
  return [...read].some((name) => WINDOW_GLOBALS.has(name) && !bound.has(name));
}
