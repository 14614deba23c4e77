import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHiddenFile } from '../rules/is-hidden-file.ts';

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
