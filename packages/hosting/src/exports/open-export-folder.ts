import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

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
