// The command of the wireit script `e2e`: finds or installs the browsers and a free port, then runs
// Playwright. Arguments go to Playwright.
import { createServer } from 'node:net';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureFirefox } from './ensure-firefox.mjs';
import { ensureWebKit } from './ensure-webkit.mjs';
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async () => {
  const chromium = await ensureChromium();
  const firefox = await ensureFirefox();
  const hasWebKit = process.env.TEST_FULL === '1' && (await ensureWebKit());
  return runCommand(
    'npm',
    ['run', '--silent', 'test', '-w', 'e2e', '--', ...process.argv.slice(2)],
    {
      env: {
        ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
        ...(firefox === undefined ? {} : { FIREFOX_PATH: firefox }),
        HAS_WEBKIT: hasWebKit ? '1' : '0',
        E2E_PORT: String(await findFreePort()),
      },
    },
  );
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
