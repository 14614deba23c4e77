import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as z from 'zod';

/** A route as the generator writes it. What else it holds is handed on. */
export interface GeneratedRoute {
  readonly path: string;
  /** A hash that tells its chunks from those of another route with the same path. */
  readonly component: string;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly GeneratedRoute[] | undefined;
  readonly [attribute: string]: unknown;
}

const routeSchema: z.ZodType<GeneratedRoute> = z.looseObject({
  path: z.string(),
  component: z.string(),
  exact: z.boolean().optional(),
  get routes() {
    return z.array(routeSchema).optional();
  },
});

const docsSetSchema = z.looseObject({
  versions: z.array(
    z.looseObject({
      name: z.string(),
      mainDocId: z.string(),
      docs: z.array(z.looseObject({ id: z.string(), path: z.string() })),
    }),
  ),
});

const generatedSchema = z.object({
  routes: z.array(routeSchema),
  /** Module of each chunk, by the chunk's name. */
  modules: z.record(
    z.string(),
    z.tuple([z.unknown(), z.string(), z.unknown()]).transform(([, module]) => module),
  ),
  chunkNames: z.record(z.string(), z.unknown()),
  globalData: z.looseObject({
    'docusaurus-plugin-content-docs': z.record(z.string(), docsSetSchema),
  }),
});

/** What the generator writes for the browser about all pages. */
export type Generated = z.infer<typeof generatedSchema>;

/** One document in the data of a docs set. */
export type GeneratedDocument = z.infer<typeof docsSetSchema>['versions'][number]['docs'][number];

/**
 * @param folder the generator's own, `.docusaurus`
 * @throws Error when a file is missing or has another form than the generator's version 3.10 writes
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const generated = {
    routes: evaluate(read('routes.js'), {
      // The route of all other addresses has none.
      ComponentCreator: (_path: string, hash = '') => hash,
    }),
    modules: evaluate(read('registry.js'), { require: { resolveWeak: () => undefined } }),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    globalData: JSON.parse(read('globalData.json')),
  };
  return generatedSchema.parse(generated, {
    error: () => `The generator writes ${folder} in another way: change read-generated.ts.`,
  });
}

/** Evaluates what a module of data exports. Its loaders are functions, which nobody calls here. */
function evaluate(text: string, names: Record<string, unknown>): unknown {
  const [, value] = text.split(/^export default /m);
  if (value === undefined) {
    throw new Error('A generated module has no "export default": change read-generated.ts.');
  }
  return runInNewContext(`(${value.trim().replace(/;$/, '')})`, names);
}
