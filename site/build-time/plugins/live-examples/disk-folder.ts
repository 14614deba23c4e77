import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ListingFiles } from './collect-examples.ts';

/** Files below a folder; paths are from it, with `/`. */
export function diskFolder(root: string): ListingFiles {
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    list: (folder) => {
      const start = join(root, folder);
      const names = existsSync(start) ? readdirSync(start, { recursive: true }) : [];
      return names.map((name) => `${folder}/${String(name).split(sep).join('/')}`).sort();
    },
  };
}
