import { type CompiledPage, evaluatePage } from './compile-page.ts';

type Module = Readonly<Record<string, unknown>>;

/** The prose of pages, compiled when it is first asked for, and again when one of its files has changed. */
export interface Prose {
  /** Compiles an import of the bundle before it is asked for. @throws Error with the place of a mistake */
  readonly prepare: (request: string) => Promise<void>;
  /** Answers an import of the bundle: with nothing, if there is a mistake, because the bundle would keep a rejection. */
  readonly load: (request: string) => Promise<object>;
  /** Notes that a file has changed. @returns the imports that are made of it */
  readonly noteChange: (file: string) => readonly string[];
  /** Compiles what has changed; `check` tells what could not be. */
  readonly refresh: () => Promise<void>;
  /** @throws Error of the first import, of these or of all, whose text has a mistake now */
  readonly check: (requests?: readonly string[]) => void;
  /** Absolute paths of what imports of the bundle are made of. */
  readonly filesOf: (requests: readonly string[]) => Iterable<string>;
  /** All that prose imports from the bundle. */
  readonly imports: () => readonly string[];
  /** Evaluates prose with the modules of another bundle. */
  readonly renew: (modules: Module) => void;
}

/** @param compile compiles one import */
export function openProse(compile: (request: string) => Promise<CompiledPage>): Prose {
  const compiled = new Map<string, CompiledPage>();
  const compiling = new Map<string, Promise<void>>();
  /** As the bundle sees it: it keeps these objects, which always hold the newest text. */
  const modules = new Map<string, Record<string, unknown>>();
  const changed = new Set<string>();
  const failed = new Map<string, unknown>();
  const evaluated = new Set<string>();
  let bundle: Module = {};

  const compileAgain = async (request: string): Promise<void> => {
    changed.delete(request);
    try {
      compiled.set(request, await compile(request));
      evaluated.delete(request);
    } catch (error) {
      changed.add(request);
      throw error;
    } finally {
      compiling.delete(request);
    }
  };
  const prepare = async (request: string): Promise<void> => {
    while (!compiled.has(request) || changed.has(request)) {
      const before = compiling.get(request);
      // What began before the last change may have read the text before it.
      if (before !== undefined) await before.catch(() => undefined);
      else {
        const own = compileAgain(request);
        compiling.set(request, own);
        await own;
      }
    }
  };
  const update = async (request: string, module: Record<string, unknown>): Promise<void> => {
    await prepare(request);
    const page = compiled.get(request);
    if (page === undefined || evaluated.has(request)) return;
    const exported = evaluatePage(page, bundle);
    for (const name of Object.keys(module)) delete module[name];
    Object.assign(module, exported);
    evaluated.add(request);
  };
  const load = async (request: string): Promise<object> => {
    const module = modules.get(request) ?? { __esModule: true };
    modules.set(request, module);
    try {
      await update(request, module);
      failed.delete(request);
    } catch (error) {
      failed.set(request, error);
    }
    return module;
  };
  return {
    prepare,
    load,
    noteChange(file) {
      const made = [...compiled].filter(([, { files }]) => files.has(file)).map(([it]) => it);
      // What is being compiled may have been read before.
      for (const request of [...made, ...compiling.keys()]) changed.add(request);
      return made;
    },
    async refresh() {
      await Promise.all([...new Set([...changed, ...failed.keys()])].map(load));
    },
    check(requests = [...failed.keys()]) {
      for (const request of requests) if (failed.has(request)) throw failed.get(request);
    },
    filesOf: (requests) => requests.flatMap((request) => [...(compiled.get(request)?.files ?? [])]),
    imports: () => [...compiled.values()].flatMap(({ imports }) => imports),
    renew(modulesOfBundle) {
      bundle = modulesOfBundle;
      evaluated.clear();
    },
  };
}
