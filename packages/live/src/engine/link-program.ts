import type { LinkedModule, Program, SourceSpot } from '../protocol/messages.ts';
import { type CompiledModule, compileModule } from './compile-module.ts';
import { LIVE_PACKAGES } from './live-packages.ts';

/** A program, or the first thing that keeps it from running. */
export type LinkedProgram =
  | { readonly kind: 'linked'; readonly program: Program; readonly usesPackages: boolean }
  | { readonly kind: 'broken'; readonly message: string; readonly spot: SourceSpot };

/** Sources by path inside the example, such as `src/App.tsx`. */
export type ExampleFiles = Readonly<Record<string, string>>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Compiles an entry and every file that it imports.
 *
 * @param files sources by path; paths use `/`
 * @param entry one of the paths; an entry with JSX is shown as a preview, and needs a window
 * @param offered names of the packages that the caller brings into the frame. Names with `#` are modules of the caller
 *   itself: they may always be imported, and no message offers them.
 */
export function linkProgram(
  files: ExampleFiles,
  entry: string,
  offered: readonly string[] = LIVE_PACKAGES,
): LinkedProgram {
  const modules: LinkedModule[] = [];
  const names = [entry];
  const view = entry.endsWith('x') ? 'preview' : 'console';
  let usesPackages = view === 'preview';
  let place: Program['place'] = view === 'preview' ? 'frame' : 'worker';
  for (const name of names) {
    const source = files[name] ?? '';
    const compiled = compileOnce(name, source);
    if (compiled.kind === 'broken') {
      const { message, line } = compiled;
      return { kind: 'broken', message, spot: { file: name, line } };
    }
    if (compiled.needsWindow) {
      place = 'frame';
    }
    const paths: Record<string, string> = {};
    for (const specifier of compiled.requires) {
      const found = specifier.startsWith('.') ? resolve(files, name, specifier) : undefined;
      if (found !== undefined) {
        paths[specifier] = found;
        if (!names.includes(found)) {
          names.push(found);
        }
      } else if (offered.includes(specifier)) {
        usesPackages ||= LIVE_PACKAGES.includes(specifier);
      } else if (!specifier.startsWith('#')) {
        const spot = { file: name, line: lineOf(source, specifier) };
        return { kind: 'broken', message: refusal(specifier, offered), spot };
      }
    }
    modules.push({ name, script: wrap(name, compiled.code, paths, name === entry) });
  }
  return { kind: 'linked', program: { modules, entry, view, place }, usesPackages };
}

/** The latest compilation of each file: from one check of an exercise to the next, only the reader's file changes. */
const latest = new Map<string, { readonly source: string; readonly compiled: CompiledModule }>();

function compileOnce(name: string, source: string): CompiledModule {
  const known = latest.get(name);
  const compiled = known?.source === source ? known.compiled : compileModule(name, source);
  latest.set(name, { source, compiled });
  return compiled;
}

/** On one line with the module's first one, so that lines stay what they are. */
function wrap(
  name: string,
  code: string,
  paths: Readonly<Record<string, string>>,
  isEntry: boolean,
): string {
  const words = isEntry ? 'async function' : 'function';
  const facts = `${JSON.stringify(name)}, ${JSON.stringify(paths)}`;
  return `__liveDefine(${facts}, ${words} (require, exports, module) {${code}\n});`;
}

function resolve(files: ExampleFiles, from: string, specifier: string): string | undefined {
  const path = new URL(specifier, `http://example/${from}`).pathname.slice(1);
  return ENDINGS.map((ending) => path + ending).find((name) => Object.hasOwn(files, name));
}

function refusal(specifier: string, offered: readonly string[]): string {
  if (specifier.startsWith('.')) {
    return `There is no file "${specifier}" in this example.`;
  }
  const names = offered.length === 0 ? 'no package' : offered.join(', ');
  return `"${specifier}" is not offered here. Offered: ${names}.`;
}

function lineOf(source: string, specifier: string): number {
  const offset = source.search(new RegExp(`['"]${specifier.replace(/[^\w]/g, '\\$&')}['"]`));
  return source.slice(0, Math.max(offset, 0)).split('\n').length;
}
