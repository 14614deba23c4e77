import { join } from 'node:path';
import { findProgram, installDebianPackage, isProgram } from './find-program.mjs';
import { projectFolder, runCommand } from './run-command.mjs';

/** The headless shell first: the tests take half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's packages; a release without the first one has the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium for the browser tests, and installs one where there is none: the system's own
 * first, Debian's package on Debian with sufficient rights, Playwright's
 * download elsewhere.
 *
 * @returns {Promise<string | undefined>} path of the program; `undefined` means Playwright's own
 * @throws {Error} with a remedy, when none can be installed
 */
export async function ensureChromium() {
  const present = findChromium();
  if (present !== undefined) {
    return present;
  }
  console.log('No Chromium found: installing one for the browser tests …');
  for (const name of PACKAGES) {
    await installDebianPackage(name);
    const installed = findChromium();
    if (installed !== undefined) {
      return installed;
    }
  }
  const code = await runCommand('npx', ['playwright', 'install', 'chromium'], {
    cwd: join(projectFolder, 'e2e'),
  });
  if (code !== 0) {
    throw new Error(
      'No Chromium for the browser tests. Install Chromium or Chrome with the system’s package ' +
        'manager, or set CHROMIUM_PATH to its program, then run the tests again.',
    );
  }
  return undefined;
}

/** @returns {string | undefined} */
function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!isProgram(wanted)) {
      throw new Error(`CHROMIUM_PATH="${wanted}" is not a program. Correct it or unset it.`);
    }
    return wanted;
  }
  return findProgram(NAMES, PLACES);
}
