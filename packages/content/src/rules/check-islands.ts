import { posix } from 'node:path';
import type { Place } from '@vibe-docs/kernel';
import type { Finding, PageRule } from './rule.ts';

/**
 * `page/component-needs-island`: React does not run on a page outside of its islands, so state and
 * event handlers have no effect there. They do work in `npm run dev`, which hides the mistake.
 */
export const checkIslands: PageRule = ({ page }, { site, read }) => {
  const { scripts, handlers, file } = page;
  const ofScripts = scripts.flatMap((script) => {
    const own = stateIn(script.text);
    const ofImports = importsOf(script.text).flatMap(({ source, line }) => {
      const state = findState(source, { from: file, folder: site.folder, read });
      const place = { line: script.line + line, column: 1 };
      return state === undefined
        ? []
        : [finding(place, `"${source}" needs React: ${state.file} holds "${state.text}".`)];
    });
    return own === undefined ? ofImports : [...ofImports, finding(script, `"${own}" needs React.`)];
  });
  return [...ofScripts, ...handlers.map((tag) => finding(tag, 'An event handler needs React.'))];
};

function finding(place: Place, found: string): Finding {
  return {
    place,
    message: `${found} It does not run on this page.`,
    hint: 'Wrap the component in <Island> (packages/theme/ui/islands/Island.tsx).',
  };
}

/** State and effect hooks, event handlers, and class components. */
const STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState)(?=\s*[(<])|\bon[A-Z]\w*(?==\{)|\bextends (?:React\.)?(?:Pure)?Component\b/;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?<names>[\w$*{},\s]*?)(?:\sfrom\s+)?['"](?<source>[^'"]+)['"]/gm;

/** A component that is passed to `Island`. */
const ISLAND_COMPONENT = /\bcomponent=\{(?<name>\w+)\}/g;

/** What an import may omit. */
const ENDINGS = ['', '/index'].flatMap((index) =>
  ['.tsx', '.ts', '.jsx', '.js'].map((extension) => index + extension),
);

/** How a module is resolved. */
interface ModuleSource {
  /** The importing file. */
  readonly from: string;
  /** Folder of the site, for which `@site/` stands. */
  readonly folder: string;
  readonly read: (path: string) => string | undefined;
}

/** @returns the first word in a source text that needs React in the browser */
function stateIn(text: string): string | undefined {
  return STATE.exec(text.replaceAll(COMMENTS, ''))?.[0];
}

/** The modules that a source text imports, type imports excluded. Lines count from 0. */
function importsOf(
  text: string,
): readonly { readonly source: string; readonly names: string; readonly line: number }[] {
  return [...text.matchAll(IMPORT)].map(({ groups, index }) => ({
    source: groups?.source ?? '',
    names: groups?.names ?? '',
    line: text.slice(0, index).split('\n').length - 1,
  }));
}

/**
 * Searches a module of the site and its imports, islands excluded, for code that needs React in the
 * browser.
 *
 * @param source module specifier as in the import; packages are skipped
 * @returns the file and the word
 */
function findState(
  source: string,
  place: ModuleSource,
  seen: Set<string> = new Set(),
): { readonly file: string; readonly text: string } | undefined {
  const file = resolve(source, place);
  const code = file === undefined || seen.has(file) ? undefined : place.read(file);
  if (file === undefined || code === undefined) return undefined;
  seen.add(file);
  const text = stateIn(code);
  if (text !== undefined) return { file, text };
  const islands = [...code.matchAll(ISLAND_COMPONENT)].map(({ groups }) => groups?.name ?? '');
  for (const { source: next, names } of importsOf(code)) {
    const isIsland =
      /(?:^|\/)islands\//.test(next) || islands.some((name) => names.split(/\W+/).includes(name));
    const state = isIsland ? undefined : findState(next, { ...place, from: file }, seen);
    if (state !== undefined) return state;
  }
  return undefined;
}

function resolve(source: string, { from, folder, read }: ModuleSource): string | undefined {
  const isLocal = source.startsWith('.');
  if (!(isLocal || source.startsWith('@site/'))) return undefined;
  const path = isLocal
    ? posix.join(posix.dirname(from), source)
    : posix.join(folder, source.slice('@site/'.length));
  const paths = /\.[jt]sx?$/.test(path) ? [path] : ENDINGS.map((ending) => path + ending);
  return paths.find((file) => read(file) !== undefined);
}
