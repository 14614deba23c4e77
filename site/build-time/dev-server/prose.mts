import { type CompiledPage, evaluatePage } from './compile-page.mts';

type Module = Readonly<Record<string, unknown>>;

/** The prose of pages, compiled when it is first asked for, and again when one of its files has changed. */
export interface Prose {
  /** Answers an import of the bundle. */
  readonly load: (request: string) => Promise<object>;
  /** Notes that a file has changed. @returns the imports that were made of it */
  readonly noteChange: (file: string) => readonly string[];
  /** Compiles what has changed. @throws Error with the place of a mistake */
  readonly refresh: () => Promise<void>;
  /** All that prose imports from the bundle. */
  readonly imports: () => readonly string[];
  /** Evaluates prose with the modules of another bundle. */
  readonly renew: (modules: Module) => void;
}

/** @param compile compiles one import */
export function openProse(compile: (request: string) => Promise<CompiledPage>): Prose {
  const compiled = new Map<string, CompiledPage>();
  /** As the bundle sees it: it keeps these objects, which always hold the newest text. */
  const modules = new Map<string, Record<string, unknown>>();
  const changed = new Set<string>();
  const evaluated = new Set<string>();
  let bundle: Module = {};
  const update = async (request: string): Promise<object> => {
    if (changed.has(request) || !compiled.has(request)) {
      compiled.set(request, await compile(request));
      changed.delete(request);
      evaluated.delete(request);
    }
    const page = compiled.get(request);
    const module = modules.get(request) ?? {};
    if (page !== undefined && !evaluated.has(request)) {
      const exported = evaluatePage(page, bundle);
      for (const name of Object.keys(module)) delete module[name];
      modules.set(request, Object.assign(module, exported));
      evaluated.add(request);
    }
    return module;
  };
  return {
    load: update,
    noteChange(file) {
      const requests = [...compiled].filter(([, { files }]) => files.has(file)).map(([it]) => it);
      for (const request of requests) changed.add(request);
      return requests;
    },
    async refresh() {
      await Promise.all([...changed].map(update));
    },
    imports: () => [...compiled.values()].flatMap(({ imports }) => imports),
    renew(modulesOfBundle) {
      bundle = modulesOfBundle;
      evaluated.clear();
    },
  };
}
