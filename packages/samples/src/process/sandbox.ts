import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder outside of the project in which samples run. */
export type Sandbox = ReturnType<typeof makeSandbox>;

/** A port without a listener: that of the obsolete discard service (RFC 863). */
const CLOSED_PROXY = 'http://127.0.0.1:9';

/**
 * Creates a sandbox.
 *
 * @param folders absolute paths of the project and of the samples package
 * @param packages names of the libraries that can be imported
 */
export function makeSandbox(
  folders: { readonly projectFolder: string; readonly samplesFolder: string },
  packages: Iterable<string>,
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  const modules = join(root, 'node_modules');
  const home = join(root, 'home');
  mkdirSync(modules);
  mkdirSync(home);
  linkPackages(modules, folders, packages);
  let count = 0;
  return {
    home,
    /** Environment of every process: only `PATH` is inherited. */
    env: sandboxVariables(home),
    /** Creates an empty folder from which the samples' libraries can be imported. */
    makeFolder: () => {
      count += 1;
      const folder = join(root, `run-${count}`, 'riddle');
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function sandboxVariables(home: string): Readonly<Record<string, string>> {
  const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'npm_config_proxy'];
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'dumb',
    NO_COLOR: '1',
    COLUMNS: '80',
    PAGER: 'cat',
    EDITOR: 'true',
    ...Object.fromEntries(proxies.map((name) => [name, CLOSED_PROXY])),
    no_proxy: 'localhost,127.0.0.1,::1',
    NO_PROXY: 'localhost,127.0.0.1,::1',
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_cache: join(home, '.npm'),
  };
}

function linkPackages(
  modules: string,
  { projectFolder, samplesFolder }: Parameters<typeof makeSandbox>[0],
  packages: Iterable<string>,
): void {
  const places = [join(samplesFolder, 'node_modules'), join(projectFolder, 'node_modules')];
  for (const name of packages) {
    const target = places.map((place) => join(place, name)).find((path) => existsSync(path));
    if (target !== undefined) {
      const link = join(modules, name);
      // The name of a package may begin with a scope.
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(target), link, 'junction');
    }
  }
}
