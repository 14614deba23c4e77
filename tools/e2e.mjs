// The command of the wireit script `e2e`: finds or installs the browsers, then runs Playwright. Arguments go
// to Playwright.
import { ensureChromium, ensureFirefox, ensureOrca, ensureWebKit } from './browsers.mjs';
import { runCommand, runTool } from './run-command.mjs';

await runTool(async () => {
  const chromium = await ensureChromium();
  const firefox = await ensureFirefox();
  const isFull = process.env.TEST_FULL === '1';
  const hasWebKit = isFull && (await ensureWebKit());
  const hasOrca = isFull && firefox !== undefined && (await ensureOrca());
  const parameters = ['run', '--silent', 'test', '-w', 'e2e', '--', ...process.argv.slice(2)];
  return runCommand('npm', parameters, {
    env: {
      CHROMIUM_PATH: chromium,
      FIREFOX_PATH: firefox,
      HAS_ORCA: hasOrca ? '1' : '0',
      HAS_WEBKIT: hasWebKit ? '1' : '0',
    },
  });
});
