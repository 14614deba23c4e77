import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { addressKey, partAt } from './address-key.ts';
import { partName } from './part-name.ts';
import { type Generated, type GeneratedRoute, readGenerated } from './read-generated.ts';
import { textsIn } from './texts-in.ts';

/** In the generator's folder: the key of the first page of each part. */
export const PARTS_FILE = 'routes-on-demand/parts.json';

/** What the bundler made: the ids of the chunks that a chunk needs, by its name, and their files. */
const manifestSchema = z.object({
  origins: z.record(z.string(), z.array(z.string())),
  assets: z.record(
    z.string(),
    z.object({ js: z.array(z.object({ file: z.string() })).optional() }),
  ),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Finds the scripts that React asks for before it shows a page: the routes of the page and its
 * neighbours, and the page's own chunks.
 *
 * @param folder the generator's own, as the build left it
 * @returns gives their paths below the built site for the path of an address. For one without a page
 * there is at most the script of routes that React looks into
 * @throws Error when a file of the generator is missing or has another form
 */
export function readPageScripts(folder: string): (pathname: string) => readonly string[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest = manifestSchema.parse(read('client-manifest.json'));
  const parts = z
    .array(z.string())
    .parse(read(PARTS_FILE))
    .map((from, index) => ({ from, name: partName(index) }));
  const chunks = chunksOfPages(readGenerated(folder));
  return (pathname) => {
    const part = partAt(parts, pathname);
    const names = [...(part ? [part.name] : []), ...(chunks.get(addressKey(pathname)) ?? [])];
    return [...new Set(names.flatMap((name) => filesOf(name, manifest)))];
  };
}

/** Names of the chunks of each page and of what is around it, by the key of its address. */
function chunksOfPages(generated: Generated): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  const walk = (routes: readonly GeneratedRoute[], around: readonly string[]): void => {
    for (const { path, component, exact, routes: nested } of routes) {
      const chunks = [...around, ...textsIn(generated.chunkNames[`${path}-${component}`])];
      const key = addressKey(path);
      // The first route that fits an address is shown.
      if (exact === true && !pages.has(key)) {
        pages.set(key, chunks);
      }
      walk(nested ?? [], chunks);
    }
  };
  walk(generated.routes, []);
  return pages;
}

function filesOf(name: string, { origins, assets }: Manifest): readonly string[] {
  return (origins[name] ?? []).flatMap((id) => assets[id]?.js?.map(({ file }) => file) ?? []);
}
