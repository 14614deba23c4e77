import { existsSync } from 'node:fs';
import { findProgram, installDebianPackage } from './find-program.mjs';

/** WebKitGTK's own browser. Debian's package has it outside of the PATH. */
export const MINI_BROWSER =
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => [
      `/usr/lib/x86_64-linux-gnu/${version}/MiniBrowser`,
      `/usr/lib/aarch64-linux-gnu/${version}/MiniBrowser`,
      `/usr/libexec/${version}/MiniBrowser`,
    ])
    .find(existsSync) ?? 'MiniBrowser';

/**
 * Finds WebKitGTK, its driver and a display for it, and installs Debian's packages where they are missing.
 *
 * @returns {Promise<boolean>} false where they are not there, outside of CI
 * @throws {Error} in CI, when they cannot be installed
 */
export async function ensureWebKit() {
  const isThere = () => ['WebKitWebDriver', 'xvfb-run'].every((name) => findProgram([name]));
  if (!isThere()) {
    console.log('No WebKitGTK found: installing one for the browser tests …');
    await installDebianPackage('webkit2gtk-driver');
    await installDebianPackage('xvfb');
  }
  if (isThere()) {
    return true;
  }
  const remedy = 'Install webkit2gtk-driver and xvfb.';
  if (process.env.CI) {
    throw new Error(`No WebKitGTK for the browser tests. ${remedy}`);
  }
  console.log(`The tests in WebKit are left out: there is none. ${remedy}`);
  return false;
}
