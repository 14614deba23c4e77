import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostingManifest, manifestFileName } from './hosting-manifest.ts';

/** Writes the manifest into the build folder and returns the path of the file. */
export async function writeManifest(buildDir: string, manifest: HostingManifest): Promise<string> {
  const file = join(buildDir, manifestFileName);
  await writeFile(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
  return file;
}
