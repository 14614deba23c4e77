import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { listSiteFiles, readManifest } from '../built-site.ts';
import { isHiddenFile, type SiteFile } from '../rules/file-kinds.ts';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { buildRouteTable, cleanSitePath } from '../rules/route-table.ts';

const marker = '.exported-site';

function isInside(inner: string, outer: string): boolean {
  const path = relative(resolve(outer), resolve(inner));
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`));
}

/** The folder of a finished build, and the one that an export writes. */
export type ExportFolders = { readonly buildDir: string; readonly outDir: string };

/**
 * Reads the build, and creates an empty folder for its export. It clears a folder only when it contains the marker file
 * of an earlier export, so that a mistyped path deletes nothing.
 *
 * @throws Error when the build cannot be read, or the folder has other content, or is inside or around the build
 * folder.
 */
export async function beginExport({ buildDir, outDir }: ExportFolders) {
  const manifest = readManifest(buildDir);
  const files = listSiteFiles(buildDir, Object.keys(manifest.pageStyles));
  if (isInside(outDir, buildDir) || isInside(buildDir, outDir)) {
    throw new Error(
      `--out ${outDir} and the build folder ${buildDir} must not contain each other.`,
    );
  }
  const names: readonly string[] = await readdir(outDir).catch(() => []);
  if (names.length > 0 && !names.includes(marker)) {
    throw new Error(
      `${outDir} is not empty and holds no earlier export. Empty it or give another --out.`,
    );
  }
  await rm(outDir, { recursive: true, force: true });
  await writeInto(outDir, marker, '');
  return { manifest, files };
}

/** Writes a file and the folders above it. */
export async function writeInto(folder: string, file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Copies the public files: no manifest, no compressed siblings, no host configuration.
 *
 * @returns The paths of the copied files, and a note for who runs the command when the disk does not distinguish case:
 * some of them then have a folder of another name.
 */
export async function copySite(
  buildDir: string,
  outDir: string,
  files: ReadonlySet<SiteFile>,
): Promise<{ readonly copied: readonly SiteFile[]; readonly notes: readonly string[] }> {
  const copied = [...files].filter((file) => !isHiddenFile(file));
  for (const file of copied) {
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(buildDir, file), target);
  }
  const names = listSiteFiles(outDir);
  const moved = copied.filter((file) => !names.has(file));
  const note = `This disk does not distinguish upper and lower case, so some files are in a folder of another spelling (number of files: ${moved.length}, first: ${moved[0]}). Hosts that distinguish case do not find them: publish from Linux.`;
  return { copied, notes: moved.length > 0 ? [note] : [] };
}

/**
 * Lists the redirects to pages, in the order of the rules.
 *
 * @returns Clean paths, base path included, with where they lead.
 */
export function siteAliases(
  files: ReadonlySet<SiteFile>,
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
) {
  const routes = buildRouteTable({ ...rules, files });
  return rules.redirects.flatMap(({ from }) => {
    const path = cleanSitePath(from, rules.basePath);
    const route = routes.get(path);
    if (route?.kind !== 'redirect') return [];
    return [{ path, location: route.location, status: route.status }];
  });
}
