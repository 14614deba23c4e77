import { findProgram, installDebianPackage } from './find-program.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds a Firefox for the browser tests, and installs Debian's package where there is none.
 *
 * @returns {Promise<string | undefined>} path of the program; `undefined` where there is none, outside of CI
 * @throws {Error} in CI, when none can be installed
 */
export async function ensureFirefox() {
  const present = process.env.FIREFOX_PATH || findProgram(NAMES, PLACES);
  if (present !== undefined) {
    return present;
  }
  console.log('No Firefox found: installing one for the browser tests …');
  await installDebianPackage('firefox-esr');
  const installed = findProgram(NAMES, PLACES);
  if (installed === undefined) {
    const remedy = 'Install Firefox, or set FIREFOX_PATH to its program.';
    if (process.env.CI) {
      throw new Error(`No Firefox for the browser tests. ${remedy}`);
    }
    console.log(`The tests in Firefox are left out: there is none. ${remedy}`);
  }
  return installed;
}
