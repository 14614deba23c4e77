import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const dependenciesSchema = z.record(z.string(), z.string()).default({});

const manifestSchema = z.looseObject({
  name: z.string().default(''),
  version: z.string().default('0.0.0'),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
  scripts: dependenciesSchema,
  workspaces: z.array(z.string()).default([]),
  dependencies: dependenciesSchema,
  devDependencies: dependenciesSchema,
  peerDependencies: dependenciesSchema,
});

/** What is read of a `package.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** What a `package.json` declares, in its major version: `react@19`. */
export function declaredBy({ dependencies, devDependencies }: Manifest): readonly string[] {
  return Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, range]) => `${name}@${range.replace(/[^\d.]/g, '').replace(/\..*/, '')}`,
  );
}

/** The programs of a package by their names: paths in its folder. */
export function programsOf({ name, bin }: Manifest): Readonly<Record<string, string>> {
  return typeof bin === 'string' ? { [name.split('/').at(-1) ?? name]: bin } : bin;
}

/** Reads the `package.json` of a folder; without one, it is empty. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json');
  return manifestSchema.parse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
}

/** Writes what a `package.json` declares, and keeps the rest. */
export function writeManifest(folder: string, { dependencies, devDependencies }: Manifest): void {
  const path = join(folder, 'package.json');
  const old = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const text = JSON.stringify({ ...old, dependencies, devDependencies }, null, 2);
  writeFileSync(path, `${text}\n`);
}
