import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a route's code, and the module for which it is fetched. */
export interface RouteChunk {
  /** Decoded path below the build folder, beginning with `/`. */
  readonly file: string;
  /** Such as `@theme/DocItem`; `undefined` for code that several modules share. */
  readonly module: string | undefined;
}

/** From a route, decoded and with the base path, to what the start script fetches for it. */
export type RouteChunks = ReadonlyMap<string, readonly RouteChunk[]>;

interface ClientManifest {
  /** Chunk names, and the ids of the files that hold a chunk. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly { file: string }[]>>>>;
}

type ChunkTree = string | { readonly [key: string]: ChunkTree } | readonly ChunkTree[];

/**
 * Reads from the generator's folder which files its start script fetches for each route. They stand in
 * no page: the script knows them.
 *
 * @param generatedDir the generator's folder, `.docusaurus`, as the last build left it.
 * @returns an empty map where the build left no such folder.
 */
export function readRouteChunks(generatedDir: string): RouteChunks {
  const manifestFile = join(generatedDir, 'client-manifest.json');
  if (!existsSync(manifestFile)) {
    return new Map();
  }
  const read = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  const manifest: ClientManifest = JSON.parse(read('client-manifest.json'));
  const chunkNames: Readonly<Record<string, ChunkTree>> = JSON.parse(read('routesChunkNames.json'));
  const modules = readModules(read('registry.js'));
  return new Map(
    readRouteChains(read('routes.js')).map(({ path, keys }) => {
      const names = keys.flatMap((key) => leavesOf(chunkNames[key] ?? {}));
      return [path, names.flatMap((name) => chunksOf(name, manifest, modules))];
    }),
  );
}

/** A route that is a page, and the keys of it and the routes around it. */
interface RouteChain {
  readonly path: string;
  readonly keys: readonly string[];
}

/** The generator writes one route inside the other and indents them: depth says what is around what. */
function readRouteChains(routes: string): readonly RouteChain[] {
  const around: { readonly depth: number; readonly key: string }[] = [];
  const route = /^( *)component: ComponentCreator\('(.+)', '(\w+)'\),\n *(exact: true)?/gm;
  return [...routes.matchAll(route)].flatMap(([, indent = '', path = '', hash, exact]) => {
    while ((around.at(-1)?.depth ?? -1) >= indent.length) {
      around.pop();
    }
    around.push({ depth: indent.length, key: `${path}-${hash}` });
    return exact === undefined ? [] : [{ path, keys: around.map(({ key }) => key) }];
  });
}

function leavesOf(tree: ChunkTree): readonly string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leavesOf);
}

function readModules(registry: string): ReadonlyMap<string, string> {
  const entry = /webpackChunkName: "(\w+)" \*\/ "([^"]+)"/g;
  return new Map([...registry.matchAll(entry)].map(([, name = '', module = '']) => [name, module]));
}

function chunksOf(
  name: string,
  { origins, assets }: ClientManifest,
  modules: ReadonlyMap<string, string>,
): readonly RouteChunk[] {
  return (origins[name] ?? []).flatMap((id) =>
    Object.values(assets[id] ?? {})
      .flat()
      .map(({ file }) => ({
        file: `/${file}`,
        module: file.includes(`/${name}.`) ? modules.get(name) : undefined,
      })),
  );
}
