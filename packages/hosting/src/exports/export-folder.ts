import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { HostingRules } from '../rules/hosting-rules.ts';
import { isHiddenFile } from '../rules/is-hidden-file.ts';
import { buildRouteTable, cleanSitePath } from '../rules/route-table.ts';

const marker = '.exported-site';

function isInside(inner: string, outer: string): boolean {
  const path = relative(resolve(outer), resolve(inner));
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`));
}

/**
 * Creates an empty folder for an export. It clears a folder only when it contains the marker file of an
 * earlier export, so that a mistyped path deletes nothing.
 *
 * @throws Error when the folder has other content, or is inside or around the build folder.
 */
export async function openExportFolder(outDir: string, buildDir: string): Promise<void> {
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
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, marker), '');
}

/**
 * Copies the public files: no manifest, no compressed siblings, no host configuration.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 * @returns The paths of the copied files.
 */
export async function copySite(
  buildDir: string,
  outDir: string,
  files: ReadonlySet<string>,
): Promise<readonly string[]> {
  const visible = [...files].filter((file) => !isHiddenFile(file));
  for (const file of visible) {
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(buildDir, file), target);
  }
  return visible;
}

/**
 * Lists the redirects to pages, in the order of the rules.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 * @returns Clean paths, base path included, with where they lead.
 */
export function siteAliases(
  files: ReadonlySet<string>,
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
