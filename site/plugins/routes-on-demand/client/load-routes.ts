import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import globalData from '@generated/routes-on-demand/globalData.json';
import parts, { type LoadedPart } from '@generated/routes-on-demand/parts.js';
import chunkNames from '@generated/routesChunkNames';
import type { RouteConfig } from 'react-router-config';
import { partAt } from '../address-key.ts';

/** Lists of routes, in the order in which `split-routes.ts` numbers them. */
const lists: RouteConfig[][] = [routes, ...nestedLists(routes)];
const known = new Set<LoadedPart>();

/**
 * Makes a page known to the router, to the loading of chunks and to the data of its docs set, together
 * with its neighbours in the order of addresses. Nothing may look for a page before.
 *
 * @param pathname of an address; there need not be a page
 * @throws Error when the part cannot be loaded; the next call tries again
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const part = (await partAt(parts, pathname)?.load())?.default;
  if (part !== undefined && !known.has(part)) {
    known.add(part);
    Object.assign(registry, part.registry);
    Object.assign(chunkNames, part.chunkNames);
    addRoutes(part);
    addDocuments(part);
  }
}

function addRoutes(part: LoadedPart): void {
  for (const { list, route } of part.routes) {
    const { path, component } = route;
    const key = `${path} ${component}`;
    // In front: a route that holds others would be met first where it has the same address.
    lists[list]?.unshift({ ...route, key, component: ComponentCreator(path, component) });
  }
}

function addDocuments(part: LoadedPart): void {
  const sets = globalData['docusaurus-plugin-content-docs'];
  for (const { set, version, documents } of part.documents) {
    const docs = sets[set]?.versions.find(({ name }) => name === version)?.docs;
    const ids = new Set(docs?.map(({ id }) => id));
    docs?.push(...documents.filter(({ id }) => !ids.has(id)));
  }
}

function nestedLists(level: readonly RouteConfig[]): RouteConfig[][] {
  return level.flatMap(({ routes: nested }) =>
    nested === undefined ? [] : [nested, ...nestedLists(nested)],
  );
}
