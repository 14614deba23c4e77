import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partName } from './part-name.ts';
import type { Generated, GeneratedRoute } from './read-generated.ts';
import type { RoutesPart, SplitRoutes } from './split-routes.ts';

/**
 * Writes the modules that take the place of the generator's: `routes`, `registry`, `routesChunkNames` and
 * `globalData` of what stays, `parts` with the loaders of the parts, and one module for each part; and
 * `parts.json` for other plugins.
 *
 * @param folder is made when it is missing; a file that says the same already stays untouched
 */
export function writeModules(folder: string, { core, parts }: SplitRoutes): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeIfOther(join(folder, name), text);
  write('routes.js', routesModule(core.routes));
  write('registry.js', `export default ${registry(core.modules)};\n`);
  write('routesChunkNames.json', JSON.stringify(core.chunkNames));
  write('globalData.json', JSON.stringify(core.globalData));
  write('parts.js', partsModule(parts));
  write('parts.json', JSON.stringify(parts.map(({ from }) => from)));
  for (const [index, part] of parts.entries()) {
    write(`${partName(index)}.js`, partModule(part));
  }
}

function writeIfOther(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    writeFileSync(path, text);
  }
}

function routesModule(routes: readonly GeneratedRoute[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export default ${routeList(routes)};
`;
}

/** The key keeps React's component of a route when other routes come in front of it. */
function routeList(list: readonly GeneratedRoute[]): string {
  const entries = list.map(({ routes, component, ...attributes }) => {
    const data = JSON.stringify({ ...attributes, key: `${attributes.path} ${component}` });
    const nested = routes === undefined ? '' : `, routes: ${routeList(routes)}`;
    return `{ ...${data}, component: ComponentCreator(${JSON.stringify(attributes.path)}, ${JSON.stringify(component)})${nested} }`;
  });
  return `[\n${entries.join(',\n')}\n]`;
}

/** In the form of the generator. Names of modules, its second part, are for rendering on the server. */
function registry(modules: Generated['modules']): string {
  const entries = Object.entries(modules).map(([chunk, module]) => {
    const name = JSON.stringify(chunk);
    const from = JSON.stringify(module);
    return `${name}: [() => import(/* webpackChunkName: ${name} */ ${from}), ${name}, require.resolveWeak(${from})]`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}

function partsModule(parts: readonly RoutesPart[]): string {
  const entries = parts.map(({ from }, index) => {
    const name = partName(index);
    return `{ from: ${JSON.stringify(from)}, load: () => import(/* webpackChunkName: "${name}" */ './${name}.js') }`;
  });
  return `export default [\n${entries.join(',\n')}\n];\n`;
}

function partModule({ routes, chunkNames, modules, documents }: RoutesPart): string {
  return `export default {
routes: ${JSON.stringify(routes)},
chunkNames: ${JSON.stringify(chunkNames)},
documents: ${JSON.stringify(documents)},
registry: ${registry(modules)},
};
`;
}
