import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  createSiteServer,
  defaultHostingRules,
  finishBuild,
  type HostingRules,
} from '@vibe-docs/hosting';

const DOCUSAURUS = fileURLToPath(
  new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);

/** How a build of a fixture site ended. */
export interface FixtureBuild {
  readonly code: number;
  /** Everything that the build printed. */
  readonly output: string;
}

/** Absolute path of a fixture site, a folder of `e2e/fixtures`. */
function folderOf(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

/**
 * Builds a fixture site.
 *
 * @param name a folder of `e2e/fixtures`
 * @param env added to this process's variables
 * @param outDir below the fixture's folder; builds that run side by side need one each
 */
export function buildFixture(
  name: string,
  env: Readonly<Record<string, string>> = {},
  outDir = 'build',
): Promise<FixtureBuild> {
  const options = { cwd: folderOf(name), env: { ...process.env, FORCE_COLOR: '0', ...env } };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [DOCUSAURUS, 'build', '--out-dir', outDir],
      options,
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
      },
    );
  });
}

/**
 * Builds a fixture site and serves it on a free port.
 *
 * @param rules how it is served; the defaults of the product's server
 * @returns the origin, and a function that stops the server
 * @throws Error with the build's output when it does not build
 */
export async function serveFixture(
  name: string,
  rules: HostingRules = { ...defaultHostingRules, basePath: '/vibe/' },
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
