import type { Program } from 'acorn';
import { full, simple } from 'acorn-walk';
import { transform } from 'sucrase';
import { addLoopGuards, parseScript } from './add-loop-guards.ts';

/** A file of an example, compiled, or why it cannot be. */
export type CompiledModule =
  | {
      readonly kind: 'compiled';
      /** CommonJS, guarded; its lines are those of the source. */
      readonly code: string;
      /** What it imports when it runs, each once; imports of types alone are gone. */
      readonly requires: readonly string[];
      /** Whether it names something that a window has and a worker has not. */
      readonly needsWindow: boolean;
    }
  | {
      readonly kind: 'broken';
      readonly message: string;
      /** Counted from 1. */
      readonly line: number;
    };

/**
 * Takes the types and the JSX out of a file, turns its imports into `require`, and guards its loops.
 * Types are not checked.
 *
 * @param name path with its ending: `.tsx` and `.jsx` may hold JSX
 */
export function compileModule(name: string, source: string): CompiledModule {
  try {
    const { code } = transform(source, {
      transforms: name.endsWith('x') ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    const program = parseScript(code);
    const requires = new Set<string>();
    simple(program, {
      CallExpression({ callee, arguments: [first] }) {
        const isRequire = callee.type === 'Identifier' && callee.name === 'require';
        if (isRequire && first?.type === 'Literal' && typeof first.value === 'string') {
          requires.add(first.value);
        }
      },
    });
    return {
      kind: 'compiled',
      code: addLoopGuards(code, program),
      requires: [...requires],
      needsWindow: needsWindow(program),
    };
  } catch (error) {
    return describeSyntaxError(error);
  }
}

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
function needsWindow(program: Program): boolean {
  const read = new Set<string>();
  const bound = new Set<string>();
  full(program, (node, _state, type) => {
    if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') {
      (type === 'VariablePattern' ? bound : read).add(node.name);
    }
  });
  return [...read].some((name) => WINDOW_GLOBALS.has(name) && !bound.has(name));
}

/** Both parsers end their messages with "(line:column)". */
function describeSyntaxError(error: unknown): CompiledModule {
  const text = error instanceof Error ? error.message : String(error);
  const place = /\s*\((\d+):\d+\)\s*$/.exec(text);
  const message = text.replace(/\s*\(\d+:\d+\)\s*$/, '').replace(/^Error transforming [^:]*: /, '');
  return { kind: 'broken', message, line: Number(place?.[1] ?? 1) };
}
