// `node tools/keep-previous-assets.mjs <assets> <kept>`: adds the hashed files of the previous release to
// those of this one, so that a tab opened before the release continues to work. `<kept>` contains the files of
// the previous release, and afterwards those of this one: one release back, never more.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} assets folder of this release's hashed files; gets those of the previous one as well
 * @param {string} kept folder that is kept between releases; may be missing
 */
export function keepPreviousAssets(assets, kept) {
  const own = `${kept}.next`;
  rmSync(own, { recursive: true, force: true });
  cpSync(assets, own, { recursive: true });
  if (existsSync(kept)) {
    // Without `force` a file of this release is not overwritten.
    cpSync(kept, assets, { recursive: true, force: false });
    rmSync(kept, { recursive: true });
  }
  cpSync(own, kept, { recursive: true });
  rmSync(own, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [assets, kept] = process.argv.slice(2);
  if (assets === undefined || kept === undefined) {
    throw new Error('Usage: node tools/keep-previous-assets.mjs <assets> <kept>');
  }
  keepPreviousAssets(assets, kept);
}
