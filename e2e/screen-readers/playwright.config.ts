import { defineConfig } from '@playwright/test';

/**
 * VoiceOver on a Mac, NVDA on Windows: `.github/workflows/screen-readers.yml`. One reader speaks at a time. Orca is a
 * project of `../playwright.config.ts`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: {
    baseURL: process.env.OWN_ORIGIN ?? '',
    browserName: process.env.BROWSER === 'webkit' ? 'webkit' : 'chromium',
    headless: false,
  },
  webServer: {
    command: 'npx tsx packages/hosting/src/serve.ts --build-dir site/build --port 0',
    cwd: '../..',
    wait: { stdout: /(?<own_origin>http:\/\/[^/]+)\/vibe\// },
  },
});
