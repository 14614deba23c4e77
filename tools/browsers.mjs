import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { projectFolder, runCommand } from './run-command.mjs';

/**
 * A program: its names on the PATH or its paths, the best one first; packages of Debian, of which a release may lack
 * some; the environment variable that names another one.
 *
 * @typedef {{ names: string[], packages: string[], variable?: string }} Program
 */

/** @type {Program} The headless shell first: the tests take half the time in it. */
const CHROMIUM = {
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium-headless-shell', 'chromium'],
  variable: 'CHROMIUM_PATH',
};

/** @type {Program} */
const FIREFOX = {
  names: [
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  packages: ['firefox-esr'],
  variable: 'FIREFOX_PATH',
};

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
 * Finds a Chromium, and installs one where there is none: Debian's package, or Playwright's download.
 *
 * @returns {Promise<string | undefined>} path of the program; `undefined` means Playwright's own
 * @throws {Error} with a remedy, when none can be installed
 */
export async function ensureChromium() {
  const found = await ensureProgram(CHROMIUM);
  if (found !== undefined) {
    return found;
  }
  const cwd = join(projectFolder, 'e2e');
  if ((await runCommand('npx', ['playwright', 'install', 'chromium'], { cwd })) !== 0) {
    throw new Error(
      'No Chromium for the browser tests. Install Chromium or Chrome with the system’s package ' +
        'manager, or set CHROMIUM_PATH to its program, then run the tests again.',
    );
  }
  return undefined;
}

/**
 * Finds a Firefox, and installs Debian's package where there is none.
 *
 * @returns {Promise<string | undefined>} path of the program; `undefined` where there is none, outside of CI
 * @throws {Error} in CI, when none can be installed
 */
export async function ensureFirefox() {
  const found = await ensureProgram(FIREFOX);
  if (found === undefined) {
    leaveOut('Firefox', 'Install Firefox, or set FIREFOX_PATH to its program.');
  }
  return found;
}

/**
 * Finds WebKitGTK, its driver and a display for it, and installs Debian's packages where they are missing.
 *
 * @returns {Promise<boolean>} false where they are not there, outside of CI
 * @throws {Error} in CI, when they cannot be installed
 */
export function ensureWebKit() {
  return ensurePrograms('WebKit', { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb' });
}

/**
 * Finds Orca, a desktop for it and a program that presses keys, as `ensureWebKit` does.
 *
 * @returns {Promise<boolean>} false where they are not there, outside of CI
 * @throws {Error} in CI, when they cannot be installed
 */
export function ensureOrca() {
  return ensurePrograms('Orca', {
    orca: 'orca',
    'dbus-run-session': 'dbus',
    openbox: 'openbox',
    xdotool: 'xdotool',
    'xvfb-run': 'xvfb',
  });
}

/**
 * @param {string} name of what needs the programs
 * @param {Readonly<Record<string, string>>} programs with the package of Debian that has each
 */
async function ensurePrograms(name, programs) {
  let isThere = true;
  for (const [program, packageName] of Object.entries(programs)) {
    const found = await ensureProgram({ names: [program], packages: [packageName] });
    isThere &&= found !== undefined;
  }
  if (!isThere) {
    leaveOut(name, `Install ${Object.values(programs).join(', ')}.`);
  }
  return isThere;
}

/** @param {Program} program */
async function ensureProgram({ names, packages, variable = '' }) {
  const wanted = process.env[variable];
  if (wanted && !isProgram(wanted)) {
    throw new Error(`${variable}="${wanted}" is not a program. Correct it or unset it.`);
  }
  let found = wanted || findProgram(names);
  for (const name of packages) {
    if (found === undefined) {
      console.log(`No ${names[0]} found: installing it for the browser tests …`);
      await installDebianPackage(name);
      found = findProgram(names);
    }
  }
  return found;
}

/**
 * @param {string} browser
 * @param {string} remedy
 */
function leaveOut(browser, remedy) {
  if (process.env.CI) {
    throw new Error(`No ${browser} for the browser tests. ${remedy}`);
  }
  console.log(`The tests in ${browser} are left out: there is none. ${remedy}`);
}

/** @param {readonly string[]} names */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => resolve(folder, name))).find(isProgram);
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

/** @param {string} name of a package, which is installed if this process has the rights, on Debian */
async function installDebianPackage(name) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '--quiet']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['install', '--yes', '--quiet', name], { env });
  }
}
