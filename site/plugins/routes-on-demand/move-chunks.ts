/**
 * Where the runtime finds chunks that are not in its own tables: `files` gives the name of a chunk's file
 * by the chunk's id, `ids` its id by its name.
 */
const FURTHER = 'globalThis.pageChunks';
const PREPARE = `${FURTHER} ??= { files: {}, ids: {} };\n`;

/** As the bundler writes them before it makes them short: a table of names and one of hashes, by id. */
const FILES =
  /"assets\/js\/" \+ \(\{([^{}]*)\}\[chunkId\] \|\| chunkId\) \+ "\." \+ \(?\{([^{}]*)\}\[chunkId\]\)? \+ "\.js"/;
/** As the generator writes it: a table of ids, by name. */
const IDS = /chunkId = \{([^{}]*)\}\[chunkId\]\|\|chunkId/;

/** A chunk that has left the runtime's tables. */
export interface MovedChunk {
  readonly id: string;
  readonly name: string;
  /** Name of its file in `assets/js`, without the ending. */
  readonly file: string;
}

/**
 * Takes chunks out of the tables of the runtime, which then looks for them in a global object.
 *
 * @param runtime source of the bundler's runtime, before it is made short
 * @param isMoved whether the chunk of this name goes
 * @throws Error when a table is not found: bundler or generator write it in another way
 */
export function takeChunks(
  runtime: string,
  isMoved: (name: string) => boolean,
): { readonly runtime: string; readonly moved: readonly MovedChunk[] } {
  const [, names = '', hashes = ''] = match(runtime, FILES);
  const [, ids = ''] = match(runtime, IDS);
  const hashOf = new Map(entriesOf(hashes));
  const moved = entriesOf(names)
    .filter(([, name]) => isMoved(name))
    .map(([id, name]) => ({ id, name, file: `${name}.${hashOf.get(id)}` }));
  const movedIds = new Set(moved.map(({ id }) => id));
  const keep = (table: string) =>
    JSON.stringify(
      Object.fromEntries(
        entriesOf(table).filter(([key, value]) => !movedIds.has(key) && !movedIds.has(value)),
      ),
    );
  const files = `"assets/js/" + (${FURTHER}.files[chunkId] || (${keep(names)}[chunkId] || chunkId) + "." + ${keep(hashes)}[chunkId]) + ".js"`;
  const rest = runtime
    .replace(FILES, () => files)
    .replace(IDS, () => `chunkId = ${keep(ids)}[chunkId]||${FURTHER}.ids[chunkId]||chunkId`);
  return { runtime: PREPARE + rest, moved };
}

/** Makes the script of a part tell the runtime, which may come later, where the chunks of its pages are. */
export function addChunks(script: string, chunks: readonly MovedChunk[]): string {
  const files = Object.fromEntries(chunks.map(({ id, file }) => [id, file]));
  const ids = Object.fromEntries(chunks.map(({ id, name }) => [name, id]));
  const assign = (table: string, entries: object) =>
    `Object.assign(${FURTHER}.${table}, ${JSON.stringify(entries)});\n`;
  return `${PREPARE}${assign('files', files)}${assign('ids', ids)}${script}`;
}

function match(runtime: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(runtime);
  if (found === null) {
    throw new Error(
      `The bundler's runtime has nothing of the form ${pattern}: change site/plugins/routes-on-demand/move-chunks.ts.`,
    );
  }
  return found;
}

function entriesOf(table: string): readonly (readonly [string, string])[] {
  return [...table.matchAll(/"([^"]+)": ?"([^"]+)"/g)].map(([, key = '', value = '']) => [
    key,
    value,
  ]);
}
