import { addressKey } from './address-key.ts';
import type { Generated, GeneratedDocument, GeneratedRoute } from './read-generated.ts';
import { textsIn } from './texts-in.ts';

const DOCS = 'docusaurus-plugin-content-docs';

/** Documents of one version of a docs set. */
export interface VersionDocuments {
  readonly set: string;
  readonly version: string;
  readonly documents: readonly GeneratedDocument[];
}

/** What the browser has to know to show some of the pages. */
export interface RoutesPart {
  /** Key of the first page in it. */
  readonly from: string;
  /** Each with the number of the list that it belongs to: lists are numbered as they are met, outer ones first. */
  readonly routes: readonly { readonly list: number; readonly route: GeneratedRoute }[];
  readonly chunkNames: Generated['chunkNames'];
  readonly modules: Generated['modules'];
  readonly documents: readonly VersionDocuments[];
}

export interface SplitRoutes {
  /** What stays: routes that hold others, the home page, and documents that menus name. */
  readonly core: Generated;
  /** In the order of their keys. */
  readonly parts: readonly RoutesPart[];
}

export interface SplitOptions {
  /** Address of the home page: the theme looks for it from every page. */
  readonly home: string;
  /** Ids of documents that menus name. */
  readonly menuDocuments: ReadonlySet<string>;
  /** Pages in one part, at most. */
  readonly size: number;
}

/** Takes single pages out of the generated data and puts neighbours together. */
export function splitRoutes(generated: Generated, options: SplitOptions): SplitRoutes {
  const { leaves, rest } = takeLeaves(generated.routes, addressKey(options.home));
  leaves.sort((a, b) => (a.key < b.key ? -1 : 1));
  const count = Math.ceil(leaves.length / options.size);
  const size = Math.ceil(leaves.length / count);
  const documents = indexDocuments(generated);
  return {
    core: {
      routes: rest,
      ...chunksOf(flatten(rest), generated),
      globalData: keepMenuDocuments(generated.globalData, options.menuDocuments),
    },
    parts: Array.from({ length: count }, (_, index) =>
      partOf(leaves.slice(index * size, (index + 1) * size), generated, documents),
    ),
  };
}

interface Leaf {
  readonly key: string;
  readonly list: number;
  readonly route: GeneratedRoute;
}

function takeLeaves(routes: readonly GeneratedRoute[], homeKey: string) {
  const leaves: Leaf[] = [];
  let lists = 0;
  const takeFrom = (level: readonly GeneratedRoute[]): GeneratedRoute[] => {
    const list = lists;
    lists += 1;
    return level.flatMap((route) => {
      const key = addressKey(route.path);
      if (route.routes !== undefined) {
        return [{ ...route, routes: takeFrom(route.routes) }];
      }
      if (route.exact !== true || key === homeKey) {
        return [route];
      }
      leaves.push({ key, list, route });
      return [];
    });
  };
  return { rest: takeFrom(routes), leaves };
}

function partOf(
  leaves: readonly Leaf[],
  generated: Generated,
  documents: DocumentIndex,
): RoutesPart {
  return {
    from: leaves[0]?.key ?? '',
    routes: leaves.map(({ list, route }) => ({ list, route })),
    ...chunksOf(
      leaves.map(({ route }) => route),
      generated,
    ),
    documents: documentsOf(leaves, documents),
  };
}

function flatten(routes: readonly GeneratedRoute[]): readonly GeneratedRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

function chunksOf(routes: readonly GeneratedRoute[], { chunkNames, modules }: Generated) {
  const names = routes.flatMap(({ path, component }) => {
    const key = `${path}-${component}`;
    return key in chunkNames ? [[key, chunkNames[key]] as const] : [];
  });
  const chunks = new Set(names.flatMap(([, value]) => textsIn(value)));
  return {
    chunkNames: Object.fromEntries(names),
    modules: Object.fromEntries(Object.entries(modules).filter(([chunk]) => chunks.has(chunk))),
  };
}

interface FoundDocument {
  readonly set: string;
  readonly version: string;
  readonly document: GeneratedDocument;
}

interface DocumentIndex {
  readonly byKey: ReadonlyMap<string, FoundDocument>;
  /** The same document in each version of its set, by set and id. */
  readonly byId: ReadonlyMap<string, readonly FoundDocument[]>;
}

function indexDocuments({ globalData }: Generated): DocumentIndex {
  const all = Object.entries(globalData[DOCS]).flatMap(([set, { versions }]) =>
    versions.flatMap(({ name, docs }) =>
      docs.map((document) => ({ set, version: name, document })),
    ),
  );
  return {
    byKey: new Map(all.map((found) => [addressKey(found.document.path), found])),
    byId: groupBy(all, ({ set, document }) => `${set} ${document.id}`),
  };
}

/** Those of the pages, and the same documents in other versions: the menu of versions leads there. */
function documentsOf(leaves: readonly Leaf[], index: DocumentIndex): readonly VersionDocuments[] {
  const found = new Set(
    leaves.flatMap(({ key }) => {
      const own = index.byKey.get(key);
      return own === undefined ? [] : (index.byId.get(`${own.set} ${own.document.id}`) ?? []);
    }),
  );
  return [...groupBy([...found], ({ set, version }) => `${set} ${version}`).values()].flatMap(
    (ofVersion) =>
      ofVersion.slice(0, 1).map(({ set, version }) => ({
        set,
        version,
        documents: ofVersion.map(({ document }) => document),
      })),
  );
}

function keepMenuDocuments(
  globalData: Generated['globalData'],
  menuDocuments: ReadonlySet<string>,
): Generated['globalData'] {
  const sets = Object.entries(globalData[DOCS]).map(([id, set]) => {
    const versions = set.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(
        (document) => document.id === version.mainDocId || menuDocuments.has(document.id),
      ),
    }));
    return [id, { ...set, versions }] as const;
  });
  return { ...globalData, [DOCS]: Object.fromEntries(sets) };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    group.push(item);
  }
  return groups;
}
