// `npm run e2e`: the browser tests against site/build. Arguments go to Playwright.
import { createServer } from 'node:net';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureFirefox } from './ensure-firefox.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';
import { browserRun, isWholeRun, runAndRecord } from './test-run.mjs';

await runTool(async () => {
  const chromium = await ensureChromium();
  const firefox = await ensureFirefox();
  const asked = process.argv.slice(2);
  const environment = {
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
    ...(firefox === undefined ? {} : { FIREFOX_PATH: firefox }),
    E2E_PORT: String(await findFreePort()),
  };
  /** @param {Readonly<Record<string, string>>} env */
  const run = (env) =>
    runCommand('npm', ['run', '--silent', 'test', '--workspace=e2e', '--', ...asked], {
      env: { ...environment, ...env },
    });
  return isWholeRun(asked) ? runAndRecord(browserRun, run) : run({});
});

/** @returns {Promise<number>} a TCP port on which nothing listens now */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
