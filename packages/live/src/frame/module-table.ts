/** A module of the program, as its script hands it over. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  exports: Record<string, unknown>,
  module: { exports: Record<string, unknown> },
) => unknown;

/** The modules of a program: each runs once, when it is first required, as in CommonJS. */
export class ModuleTable {
  readonly #definitions = new Map<
    string,
    { readonly paths: Readonly<Record<string, string>>; readonly run: ModuleFunction }
  >();
  readonly #loaded = new Map<string, Record<string, unknown>>();
  #packages: Readonly<Record<string, unknown>> = {};

  /**
   * Takes note of a module.
   *
   * @param paths what it requires, and the names of the modules that are meant
   */
  define(name: string, paths: Readonly<Record<string, string>>, run: ModuleFunction): void {
    this.#definitions.set(name, { paths, run });
  }

  /**
   * Runs a module and those that it requires.
   *
   * @param packages what it may require besides modules
   * @returns what it exports, when it is done
   * @throws what the module throws
   */
  async start(
    entry: string,
    packages: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> {
    const exports: Record<string, unknown> = {};
    this.#packages = packages;
    this.#loaded.set(entry, exports);
    await this.#run(entry, exports);
    return exports;
  }

  #run(name: string, exports: Record<string, unknown>): unknown {
    const definition = this.#definitions.get(name);
    if (definition === undefined) {
      throw new Error(`There is no module "${name}".`);
    }
    const require = (specifier: string): unknown => {
      const path = definition.paths[specifier];
      if (path === undefined) {
        return takePackage(this.#packages, specifier);
      }
      const loaded = this.#loaded.get(path);
      if (loaded !== undefined) {
        return loaded;
      }
      const own: Record<string, unknown> = {};
      this.#loaded.set(path, own);
      this.#run(path, own);
      return own;
    };
    return definition.run(require, exports, { exports });
  }
}

/** The compiler refuses packages that are not offered; names that are made up at run time end here. */
function takePackage(packages: Readonly<Record<string, unknown>>, specifier: string): unknown {
  if (!Object.hasOwn(packages, specifier)) {
    throw new Error(`"${specifier}" is not offered here.`);
  }
  return packages[specifier];
}
