import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { correctCase } from '@vibe-docs/kernel';
import { z } from 'zod';
import type { SiteFile } from './rules/file-kinds.ts';
import { hostingRulesSchema } from './rules/hosting-rules.ts';

const sourceHash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'expected "sha256-<base64>"');

const inlineHashesSchema = z.strictObject({
  scripts: z.array(sourceHash),
  styles: z.array(sourceHash),
  styleAttributes: z.array(sourceHash),
});

const hostingManifestSchema = z.strictObject({
  /** Increased when the format changes, so that an old file is detected. */
  version: z.literal(3),
  /** All redirects of the build are in `rules.redirects`, including generated ones. */
  rules: hostingRulesSchema,
  /** Hashes of inline code in all pages, sorted. */
  inlineHashes: inlineHashesSchema,
  /** The hashes of each page's own style elements, by its path below the build folder. */
  pageStyles: z.record(z.string(), z.array(sourceHash)),
  /** The same for the pages of `rules.framed`, whose hashes are not in `inlineHashes`. */
  framedHashes: inlineHashesSchema.default({ scripts: [], styles: [], styleAttributes: [] }),
});

/** What servers and host exports need to know about a build of the site. */
export type HostingManifest = z.infer<typeof hostingManifestSchema>;

/** Name of the manifest in the build folder. Servers and exports leave dotfiles out (`isHiddenFile`). */
export const manifestFileName = '.hosting-manifest.json';

const remedy = 'Run "npm run build" first.';

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`Cannot read ${file}. ${remedy}`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON. ${remedy}`, { cause });
  }
}

/**
 * Reads the manifest that `finishBuild` wrote into the build folder.
 *
 * @throws Error with the file and the remedy when it is missing, not JSON or of another version.
 */
export function readManifest(buildDir: string): HostingManifest {
  const file = join(buildDir, manifestFileName);
  const result = hostingManifestSchema.safeParse(readJson(file));
  if (!result.success) {
    const details = z.prettifyError(result.error);
    throw new Error(`${file} is not a hosting manifest of this version:\n${details}\n${remedy}`);
  }
  return result.data;
}

/** Writes the manifest into the build folder. */
export async function writeManifest(buildDir: string, manifest: HostingManifest): Promise<void> {
  const text = JSON.stringify(manifest, undefined, 2);
  await writeFile(join(buildDir, manifestFileName), `${text}\n`);
}

/**
 * Lists all files of a build folder, hidden and compressed ones too, sorted.
 *
 * @param pages Names of the pages, such as the keys of `pageStyles`. On a disk that does not distinguish case, folders
 * may be listed under other names: pages, and what is next to them or below, get these.
 * @throws Error that names the folder and the remedy when it cannot be read.
 */
export function listSiteFiles(
  buildDir: string,
  pages: Iterable<SiteFile> = [],
): ReadonlySet<SiteFile> {
  try {
    const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(buildDir, name)).isFile())
      .map((name) => `/${name.split(sep).join('/').normalize()}`);
    const known = Array.from(pages, (page) => page.replace(/\.html$/, ''));
    return new Set([...correctCase(files, known)].sort());
  } catch (cause) {
    throw new Error(`Cannot read the build folder ${buildDir}. ${remedy}`, { cause });
  }
}
