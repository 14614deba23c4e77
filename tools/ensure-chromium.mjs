import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder, runCommand } from './run-command.mjs';

/** The one without windows first: the tests take half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's packages; a release that has not got the first one has the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium for the browser tests, and installs one where there is none: the system's own
 * first, Debian's package when the machine is a Debian and this process may install it, Playwright's
 * download elsewhere.
 *
 * @returns {Promise<string | undefined>} path of the program; `undefined` means Playwright's own
 * @throws {Error} naming what to do, when none can be had
 */
export async function ensureChromium() {
  const present = findChromium();
  if (present !== undefined) {
    return present;
  }
  console.log('No Chromium found: installing one for the browser tests …');
  if (canInstallDebianPackages()) {
    await runCommand('apt-get', ['update', '--quiet']);
    for (const name of PACKAGES) {
      await runCommand('apt-get', ['install', '--yes', '--quiet', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = findChromium();
      if (installed !== undefined) {
        return installed;
      }
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
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...PLACES].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
