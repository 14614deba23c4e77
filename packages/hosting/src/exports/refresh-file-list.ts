import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingRules } from '../rules/hosting-rules.ts';

type Entry = readonly [path: string, hash: string];

/**
 * Writes the hashes of pages again that an export has changed, in the list of what readers can save: a browser refuses
 * a page whose hash is another one.
 *
 * @param siteDir folder of the exported site
 * @throws Error when the list cannot be read
 */
export async function refreshFileList(
  siteDir: string,
  { offline }: Pick<HostingRules, 'offline'>,
): Promise<void> {
  if (offline === undefined) return;
  const file = join(siteDir, offline.list);
  const list: { readonly files: readonly Entry[] } = JSON.parse(await readFile(file, 'utf8'));
  const files = await Promise.all(
    list.files.map(async ([path, hash]): Promise<Entry> => {
      const page = join(siteDir, path === '' ? 'index.html' : `${path}.html`);
      if (!existsSync(page)) return [path, hash];
      const digest = createHash('sha256').update(await readFile(page));
      return [path, digest.digest('base64url').slice(0, hash.length)];
    }),
  );
  await writeFile(file, JSON.stringify({ ...list, files }));
}
