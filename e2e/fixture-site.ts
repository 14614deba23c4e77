import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  createSiteServer,
  finishBuild,
  type HostingRules,
  hostingRulesSchema,
} from '@vibe-docs/hosting';

const DOCUSAURUS = fileURLToPath(
  new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);

const SITE = fileURLToPath(new URL('../site', import.meta.url));

export interface FixtureBuild {
  readonly code: number;
  readonly output: string;
}

/** Absolute path of a fixture site, a folder of `e2e/fixtures`. */
function folderOf(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

/**
 * Builds a fixture site into its folder `build`.
 *
 * @param name a folder of `e2e/fixtures`
 * @param env added to this process's variables
 */
export function buildFixture(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<FixtureBuild> {
  return runBuild(folderOf(name), [], env);
}

/**
 * Builds this site with the mistakes of `fixtures/site-with-mistakes`.
 *
 * @param kind of mistake: in the docs of that folder, in its page besides, or in the navbar alone
 * @param navbarItem only item of the navbar
 */
export function buildSiteWithMistakes(
  kind: 'docs' | 'pages' | 'navbar',
  navbarItem?: object,
): Promise<FixtureBuild> {
  const target = `${folderOf('site-with-mistakes')}/build/${kind}`;
  const config = '../e2e/fixtures/site-with-mistakes/docusaurus.config.ts';
  return runBuild(SITE, ['--config', config, '--out-dir', target], {
    MISTAKES_IN: kind,
    NAVBAR_ITEMS: JSON.stringify(navbarItem === undefined ? [] : [navbarItem]),
    // Two builds may run in parallel, and with one of the site. A cached page would not be reported again.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/mistakes-in-${kind}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
}

/** A module for `NODE_OPTIONS` and `require`, which simulates a disk as on macOS and Windows. */
export const CASE_INSENSITIVE_DISK = fileURLToPath(
  import.meta.resolve('@vibe-docs/kernel/testing/case-insensitive-disk.cjs'),
);

/**
 * Builds this site into a folder on a simulated disk that does not distinguish case.
 *
 * @param folder absolute path
 * @throws Error with the output when the build fails
 */
export async function buildSiteWithoutCase(folder: string): Promise<void> {
  const env = {
    NODE_OPTIONS: `--require=${CASE_INSENSITIVE_DISK}`,
    CASE_INSENSITIVE_FOLDERS: folder,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/without-case',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NO_UPDATE_NOTIFIER: '1',
    WEBPACK_URL_LOADER_LIMIT: '0',
  };
  const finish = 'commands/finish-build.mts';
  for (const command of [
    [DOCUSAURUS, 'build', '--out-dir', folder],
    ['--import', 'tsx', finish, '--build-dir', folder],
  ]) {
    const { code, output } = await runNode(SITE, command, env);
    if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  }
}

function runBuild(
  cwd: string,
  options: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<FixtureBuild> {
  return runNode(cwd, [DOCUSAURUS, 'build', ...options], variables);
}

/** Runs a command of Node.js to its end. */
export function runNode(
  cwd: string,
  parameters: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<FixtureBuild> {
  const env = { ...process.env, FORCE_COLOR: '0', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [...parameters], { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });
}

/**
 * Builds a fixture site and serves it on a free port.
 *
 * @param rules hosting rules; defaults to those of the package
 * @returns the origin, and a function that stops the server
 * @throws Error with the output when the build fails
 */
export async function serveFixture(
  name: string,
  rules: HostingRules = hostingRulesSchema.parse({ basePath: '/vibe/' }),
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const { code, output } = await buildFixture(name);
  if (code !== 0) {
    throw new Error(`The fixture site "${name}" does not build:\n${output}`);
  }
  const buildDir = `${folderOf(name)}/build`;
  const finished = await finishBuild({ buildDir, rules });
  if (finished.kind === 'failed') {
    throw new Error(`The fixture site "${name}" breaks the hosting rules.`);
  }
  return createSiteServer({ buildDir, manifest: finished.manifest }).listen({ port: 0 });
}
