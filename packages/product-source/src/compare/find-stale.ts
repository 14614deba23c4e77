import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from '../facts.ts';

/** Pages of which a named file was changed, with those files. A path that ends in `/` is a folder. */
export function findStalePages(
  pages: readonly { readonly page: string; readonly product: readonly string[] }[],
  changedFiles: readonly string[],
): readonly { readonly page: string; readonly files: readonly string[] }[] {
  return pages.flatMap(({ page, product }) => {
    const files = changedFiles.filter((file) =>
      product.some((path) => file === path || (path.endsWith('/') && file.startsWith(path))),
    );
    return files.length > 0 ? [{ page, files }] : [];
  });
}

/** Files that were added, removed or changed. */
export function changedFiles(before: Facts, after: Facts): readonly string[] {
  const old = new Map(before.files.map(({ file, hash }) => [file, hash]));
  const now = new Map(after.files.map(({ file, hash }) => [file, hash]));
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.filter((file) => old.get(file) !== now.get(file));
}

const FOLDER = fileURLToPath(new URL('../../facts/', import.meta.url));

/**
 * Reads one of the recorded facts.
 *
 * @param age 0 for the newest, 1 for those before
 * @throws Error for facts in another format
 */
export function readNewestFacts(age = 0): Facts {
  const files = readdirSync(FOLDER).sort();
  const file = files.at(-1 - age) ?? '';
  const facts: Facts = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  if (facts.format !== 1) {
    throw new Error(`Cannot read the facts in ${file}: format ${facts.format} is not known.`);
  }
  return facts;
}
