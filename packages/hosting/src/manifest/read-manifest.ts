import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type HostingManifest,
  hostingManifestSchema,
  manifestFileName,
} from './hosting-manifest.ts';

const remedy = 'Run "npm run build" first.';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`Cannot read ${file}. ${remedy}`, { cause });
  }
}

function parseJson(text: string, file: string): unknown {
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
  const result = hostingManifestSchema.safeParse(parseJson(readText(file), file));
  if (!result.success) {
    const details = z.prettifyError(result.error);
    throw new Error(`${file} is not a hosting manifest of this version:\n${details}\n${remedy}`);
  }
  return result.data;
}
